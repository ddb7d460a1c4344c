import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(__dirname, "..", "..", "supabase");
const sql = readdirSync(join(FOLDER, "migrations"))
  .map((file) => readFileSync(join(FOLDER, "migrations", file), "utf8"))
  .join("\n");

describe("migrations", () => {
  it("have file names in the format of the Supabase CLI", () => {
    for (const file of readdirSync(join(FOLDER, "migrations"))) {
      expect(file).toMatch(/^\d{14}_[a-z0-9_]+\.sql$/);
    }
  });

  it.each(
    [...sql.matchAll(/create (?:unlogged )?table public\.(\w+)/g)].map((match) => match[1] ?? ""),
  )("enable row level security on %s and describe it", (table) => {
    expect(sql).toContain(`alter table public.${table} enable row level security;`);
    expect(sql).toContain(`revoke all on table public.${table} from public, anon, authenticated;`);
    expect(sql).toContain(`grant all on table public.${table} to service_role;`);
    expect(sql).toMatch(new RegExp(`comment on table public\\.${table} is`));
  });

  it("have one policy, for anonymous inserts of suggestions", () => {
    expect(sql.match(/create policy/g)).toHaveLength(1);
    expect(sql).toMatch(/on public\.podcast_suggestions\s+for insert to anon\s+with check/);
  });

  it("demonstration data is only in the seed, marked as such, and can be loaded twice", () => {
    const seed = readFileSync(join(FOLDER, "seed.sql"), "utf8");
    expect(seed.match(/'demo-ep-\d{4}',/g)).toHaveLength(29);
    expect(seed.match(/Episódio de demonstração\./g)).toHaveLength(29);
    expect(seed).toContain("on conflict (youtube_video_id) do nothing;");
    expect(sql).not.toContain("demo-ep");
  });
});
