import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

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

it("runs the functions on the version of Deno that a hosted project is told", () => {
  const [, major] = /^deno_version = (\d+)$/m.exec(read("supabase/config.toml"))!;
  const { dependencies } = JSON.parse(read("package.json"));
  expect(dependencies.deno).toMatch(new RegExp(`^${major}\\.`));
});

it("names actions and the image of Node by digests, which cannot be moved", () => {
  const workflows = readdirSync(".github/workflows").map((name) =>
    read(`.github/workflows/${name}`),
  );
  const uses = workflows.join("\n").match(/uses: .*/g) ?? [];
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v/.test(line))).toEqual([]);
  expect(read("deploy/Dockerfile")).toMatch(/^ARG NODE_IMAGE=node:.+@sha256:[0-9a-f]{64}$/m);
});

it("behind Caddy each visitor is counted for itself, and no query gets into the access log", () => {
  const { site } = parse(read("deploy/compose.yaml")).services;
  expect(site.environment.TRUSTED_PROXIES).toBe(1);
  expect(read("deploy/Caddyfile")).toMatch(/^\s*request>uri regexp "\[\?\]\.\*" ""$/m);
});
