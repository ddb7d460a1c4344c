import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildId, sourceHash } from "@/adapter/source-hash.mjs";

const CONTRACT = "supabase/functions/_shared/contract";

/** Both functions read the current folder. */
describe("the id of a build and the hash of its sources", () => {
  const root = process.cwd();
  let folder = "";
  beforeEach(() => {
    process.env.CONTENT_ROOT = "";
    folder = mkdtempSync(path.join(tmpdir(), "source-hash-"));
    for (const name of ["app", "content", "supabase", CONTRACT]) {
      mkdirSync(path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, name, "a.txt"), name);
    }
    cpSync("package-lock.json", path.join(folder, "package-lock.json"));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(root);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["code", "app/a.txt", {}, true, true],
    ["what the site shares with the functions", `${CONTRACT}/a.txt`, {}, true, true],
    ["a package", "package-lock.json", {}, true, true],
    ["content", "content/a.txt", {}, false, true],
    ["an episode of the embedded backend", "supabase/seed.sql", {}, false, true],
    ["a variable of the pages", "", { SITE_URL: "http://x" }, true, true],
    ["the editor, which changes no page", "", { EDITOR_BUILD: "1" }, false, true],
    ["another variable", "", { SYNC_TOKEN: "x", EDITOR: "vi" }, false, false],
  ])("%s", (_what, file, env, changesId, changesHash) => {
    const before = [buildId({}), sourceHash({}).digest("hex")];
    if (file) writeFileSync(file, "changed");
    const after = [buildId(env), sourceHash(env).digest("hex")];
    expect([before[0] !== after[0], before[1] !== after[1]]).toEqual([changesId, changesHash]);
  });

  it("are of the content of CONTENT_ROOT", () => {
    process.env.CONTENT_ROOT = path.join(folder, "trial");
    mkdirSync("trial");
    const hash = () => sourceHash({}).digest("hex");
    const empty = [buildId({}), hash()];
    writeFileSync("trial/company.mdx", "Uma empresa");
    const filled = [buildId({}), hash()];
    writeFileSync("content/a.txt", "changed");
    expect([buildId({}), hash()]).toEqual(filled);
    expect(filled.filter((value, index) => value === empty[index])).toEqual([]);
  });
});
