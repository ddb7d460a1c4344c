import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "release-"));
const source = path.join(folder, "source");
const root = path.join(folder, "srv");
const log = path.join(folder, "commands.log");
const SCRIPTS = "cdn/site/_next/static";

/** The script with commands that only record how they were called; `npm run build` is a file. */
function release(script: string) {
  const build = path.join(source, ".next");
  rmSync(build, { recursive: true, force: true });
  mkdirSync(path.join(build, SCRIPTS), { recursive: true });
  mkdirSync(path.join(build, "standalone"), { recursive: true });
  writeFileSync(path.join(build, SCRIPTS, script), "");
  execFileSync(path.join(source, "deploy/release.sh"), {
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, PRIMOZE_ROOT: root },
  });
}

beforeAll(() => {
  mkdirSync(path.join(folder, "bin"));
  mkdirSync(path.join(source, "deploy"), { recursive: true });
  mkdirSync(root);
  cpSync("deploy/release.sh", path.join(source, "deploy/release.sh"));
  // A release is named after its second.
  const names = ["npm", "nginx", "systemctl"];
  for (const name of names) {
    writeFileSync(path.join(folder, "bin", name), `#!/bin/sh\necho "${name} $@" >> ${log}\n`);
  }
  const count = path.join(folder, "count");
  writeFileSync(path.join(folder, "bin/date"), `#!/bin/sh\necho x >> ${count}; wc -l < ${count}\n`);
  for (const name of [...names, "date"]) chmodSync(path.join(folder, "bin", name), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("deploy/release.sh", () => {
  it("builds, switches to the release, then restarts the servers", () => {
    release("a.js");
    expect(readlinkSync(path.join(root, "current"))).toBe(path.join(root, "releases/1"));
    expect(readFileSync(log, "utf8").trim().split("\n")).toEqual([
      "npm ci",
      "npm run build",
      "nginx -t",
      "systemctl reload nginx",
      "systemctl restart primoze",
    ]);
  });

  it("keeps the scripts of the release before it", () => {
    release("b.js");
    expect(readdirSync(path.join(root, "current", SCRIPTS)).sort()).toEqual(["a.js", "b.js"]);
  });

  it("keeps five releases", () => {
    for (const script of ["c.js", "d.js", "e.js", "f.js"]) release(script);
    expect(readdirSync(path.join(root, "releases")).sort()).toEqual(["2", "3", "4", "5", "6"]);
  });
});
