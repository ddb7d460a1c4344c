import { spawnSync } from "node:child_process";
import { contentCopy, type ContentCopy } from "@/tests/support/content-copy";

// Rules and messages: tests/content/content-check.test.ts and references.test.ts.
describe("npm run check:content", () => {
  let copy: ContentCopy;
  beforeAll(() => (copy = contentCopy()));
  afterAll(() => copy.remove());
  const run = (now?: string) => {
    const clock = now ? ["--require", "./tests/support/moved-clock.cjs"] : [];
    const command = ["--import", "tsx", "--import", "./scripts/lib/no-styles.mjs"];
    const { status, stdout } = spawnSync(
      process.execPath,
      [...clock, ...command, "scripts/check-content.ts"],
      { encoding: "utf8", env: { ...process.env, ...(now && { MOVED_NOW: now }) } },
    );
    return { status, stdout };
  };

  it("exits with 0 in any year: age and links to nothing are no errors", () => {
    const [file] = copy.files("content/articles");
    copy.replace(file!, /^(readAgain: .*\n)?title:/m, "readAgain: 2027-01-31\ntitle:");
    copy.write(file!, `${copy.read(file!)}\n[Antes](/nada)\n`);
    const { status, stdout } = run("2031-06-01T15:00:00Z");
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`\nA reler[^]*${file}: reler desde 31/01/2027;`));
    expect(stdout).toMatch(/\nAvisos[^]*o link \/nada não leva[^]*\n0 erros/);
  });
});
