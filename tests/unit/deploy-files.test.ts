import { spawnSync } from "node:child_process";
import {
  chmodSync,
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
import { runInNewContext } from "node:vm";
import { onPath } from "@/scripts/lib/programs.mjs";

describe("Dockerfile", () => {
  it("gets nothing that is not in the repository: .data has personal data", () => {
    const lines = (name: string) => readFileSync(name, "utf8").trim().split("\n");
    const ignored = lines(".gitignore").map((line) => line.replace(/\/$/, ""));
    // ".env*" has both of them.
    const files = ignored.filter((name) => !name.startsWith(".env"));
    expect(lines("deploy/Dockerfile.dockerignore")).toEqual(
      expect.arrayContaining([...files, ".env*"]),
    );
  });

  it("builds without tests/, which nothing else in its context imports", () => {
    const ignored = readFileSync("deploy/Dockerfile.dockerignore", "utf8").split("\n");
    expect(ignored).toContain("tests");
    const pattern = 'from "(@/|(../)+)tests/';
    const { stdout } = spawnSync("git", ["grep", "-lE", pattern, "--", ":!tests"]);
    expect(stdout.toString()).toBe("");
  });
});

/** systemd's own files: without their targets it checks no unit. */
const SYSTEM_UNITS = "/usr/lib/systemd/system";

const hasSystemd = Boolean(onPath("systemd-analyze")) && existsSync(SYSTEM_UNITS);
if (!hasSystemd) console.log("No systemd-analyze on this machine: the units are not checked.");

it("names actions and images by digests, which cannot be moved", () => {
  const folder = ".github/workflows";
  const workflows = readdirSync(folder).map((name) =>
    readFileSync(path.join(folder, name), "utf8"),
  );
  const uses = workflows.join("\n").match(/uses: .*/g) ?? [];
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v/.test(line))).toEqual([]);
  expect(readFileSync("deploy/Dockerfile", "utf8")).toMatch(
    /^ARG NODE_IMAGE=node:.+@sha256:[0-9a-f]{64}$/m,
  );
});

describe("systemd units", () => {
  const units = readdirSync("deploy").filter((name) => /\.(service|socket|timer)$/.test(name));
  let root = "";
  const inRoot = (name: string) => path.join(root, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(inRoot(name)), { recursive: true });
    writeFileSync(inRoot(name), text);
    chmodSync(inRoot(name), 0o755);
  };

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), "primoze-units-"));
    if (hasSystemd)
      cpSync(SYSTEM_UNITS, inRoot(SYSTEM_UNITS), { recursive: true, verbatimSymlinks: true });
    for (const unit of units) cpSync(`deploy/${unit}`, inRoot(`etc/systemd/system/${unit}`));
    // What the units start, as docs/deploy.md places it.
    write("usr/bin/node", "#!/bin/sh\n");
    for (const program of ["usr/bin/git", "bin/sh", "srv/primoze/source/deploy/release.sh"]) {
      write(program, "#!/bin/sh\n");
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const complaints = (unit: string) => {
    const { stderr } = spawnSync("systemd-analyze", ["verify", `--root=${root}`, unit]);
    return stderr.toString();
  };

  (hasSystemd ? it : it.skip).each(units)("%s is valid", (unit) => {
    expect(complaints(unit)).toBe("");
  });

  // systemd's measure: 0 is closed, 10 is root without limits. The threshold is ten times it.
  (hasSystemd ? it : it.skip).each(["primoze.service", "primoze-release.service"])(
    "%s can reach little of the machine",
    (unit) => {
      const args = ["security", "--offline=true", "--threshold=35", `--root=${root}`, unit];
      expect(spawnSync("systemd-analyze", args).status).toBe(0);
    },
  );

  it("the user of the build may do what its script asks systemd for, and nothing else", () => {
    const unit = readFileSync("deploy/primoze-release.service", "utf8");
    const script = readFileSync("deploy/release.sh", "utf8");
    const asked = [...script.matchAll(/:-systemctl (\S+) (\S+)\}$/gm)].map(
      ([, verb, of]) => `${of} ${verb}`,
    );
    const user = /^User=(.+)$/m.exec(unit)?.[1];
    const decide = (command: string, subject = user) => {
      const [of, verb] = command.split(" ");
      let answer: unknown;
      runInNewContext(readFileSync("deploy/primoze-release.rules", "utf8"), {
        polkit: {
          Result: { YES: "yes" },
          addRule: (rule: (action: object, subject: object) => unknown) => {
            const lookup = (name: string) => (name === "unit" ? of : verb);
            answer = rule(
              { id: "org.freedesktop.systemd1.manage-units", lookup },
              { user: subject },
            );
          },
        },
      });
      return answer;
    };
    expect(asked.map((command) => decide(command))).toEqual(["yes", "yes"]);
    expect(decide(asked[0]!, "www-data")).toBeUndefined();
    expect(decide("ssh.service stop")).toBeUndefined();
  });
});

describe("a restart of the Node server", () => {
  const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");

  it("leaves nginx and the release script the address that systemd holds", () => {
    const [, address] = /^ListenStream=(.+)$/m.exec(read("primoze.socket"))!;
    expect(read("nginx/primoze.conf")).toContain(`    server ${address};`);
    expect(read("release.sh")).toContain(`http://${address}/api/live`);
  });

  it("waits for a form that waits for the backend", () => {
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read("primoze.service"))!;
    expect(Number(seconds) * 1000).toBeGreaterThan(10_000);
  });
});
