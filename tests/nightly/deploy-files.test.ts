import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPath } from "@/tests/nightly/support/programs";

const read = (name: string) => readFileSync(name, "utf8");
const lines = (name: string) => read(name).trim().split("\n");

it("a container gets nothing that is not in the repository, nor tests/, which nothing imports", () => {
  const ignored = lines("deploy/Dockerfile.dockerignore");
  // ".env*" has both of them.
  const files = lines(".gitignore").filter((name) => !name.startsWith(".env"));
  const wanted = [...files.map((line) => line.replace(/\/$/, "")), ".env*", "tests"];
  expect(ignored).toEqual(expect.arrayContaining(wanted));
  const pattern = 'from "(@/|(../)+)tests/';
  const { stdout } = spawnSync("git", ["grep", "-lE", pattern, "--", ":!tests"]);
  expect(stdout.toString()).toBe("");
});

it("names actions and images by digests, which cannot be moved", () => {
  const workflows = readdirSync(".github/workflows").map((name) =>
    read(`.github/workflows/${name}`),
  );
  const uses = workflows.join("\n").match(/uses: .*/g) ?? [];
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v/.test(line))).toEqual([]);
  expect(read("deploy/Dockerfile")).toMatch(/^ARG NODE_IMAGE=node:.+@sha256:[0-9a-f]{64}$/m);
});

it("a restart keeps the address for nginx and the release, and waits for a form", () => {
  const [, address] = /^ListenStream=(.+)$/m.exec(read("deploy/primoze.socket"))!;
  expect(read("deploy/nginx/primoze.conf")).toContain(`    server ${address};`);
  expect(read("deploy/release.sh")).toContain(`http://${address}/api/live`);
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read("deploy/primoze.service"))!;
  expect(Number(seconds) * 1000).toBeGreaterThan(10_000);
});

/** systemd's own files: without their targets it checks no unit. */
const SYSTEM_UNITS = "/usr/lib/systemd/system";
const hasSystemd = Boolean(onPath("systemd-analyze")) && existsSync(SYSTEM_UNITS);
if (!hasSystemd) console.log("No systemd-analyze on this machine: the units are not checked.");

(hasSystemd ? it : it.skip)("the systemd units are valid, and reach little of the machine", () => {
  const root = mkdtempSync(path.join(tmpdir(), "primoze-units-"));
  const inRoot = (name: string) => path.join(root, name);
  cpSync(SYSTEM_UNITS, inRoot(SYSTEM_UNITS), { recursive: true, verbatimSymlinks: true });
  const units = readdirSync("deploy").filter((name) => /\.(service|socket|timer)$/.test(name));
  for (const unit of units) cpSync(`deploy/${unit}`, inRoot(`etc/systemd/system/${unit}`));
  // What the units start, as docs/deploy.md places it.
  for (const program of [
    "usr/bin/node",
    "usr/bin/git",
    "bin/sh",
    "srv/primoze/source/deploy/release.sh",
  ]) {
    mkdirSync(path.dirname(inRoot(program)), { recursive: true });
    writeFileSync(inRoot(program), "#!/bin/sh\n", { mode: 0o755 });
  }
  const complaints = units.map((unit) =>
    spawnSync("systemd-analyze", ["verify", `--root=${root}`, unit]).stderr.toString(),
  );
  // systemd's measure: 0 is closed, 10 is root without limits. The threshold is ten times it.
  const security = ["primoze.service", "primoze-release.service"].map(
    (unit) =>
      spawnSync("systemd-analyze", [
        ...["security", "--offline=true", "--threshold=35", `--root=${root}`, unit],
      ]).status,
  );
  rmSync(root, { recursive: true });
  expect(complaints.join("")).toBe("");
  expect(security).toEqual([0, 0]);
});
