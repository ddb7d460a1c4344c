import { spawnSync } from "node:child_process";
import { beforeLaunch } from "@/scripts/content-check/before-launch";
import { contentCopy } from "@/tests/support/content-copy";
import { demonstrationNotes } from "@/lib/launch/public-build";

const run = (args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: "utf8" });

it("next build stops before the compile at a mistake in the content, which it names", () => {
  const copy = contentCopy();
  const [file] = copy.files("content/articles");
  copy.replace(file!, /^title:.*/m, "title:");
  const env = { CONTENT_ROOT: copy.root, NEXT_DIST_DIR: ".next/refused" };
  const { status, stdout, stderr } = run(["node_modules/next/dist/bin/next", "build"], env);
  copy.remove();
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/Erros [^]*title: falta este campo/);
  expect(stdout + stderr).not.toMatch(/Creating an optimized|\n\s+at /);
});

// For which addresses, and what is missing: tests/unit/launch.test.ts.
it("next build for a public address stops before the compile and lists what is invented", () => {
  const env = { SITE_URL: "https://www.primoze.com.br", NEXT_DIST_DIR: ".next/refused" };
  const { status, stderr, stdout } = run(["node_modules/next/dist/bin/next", "build"], env);
  expect(status).toBe(1);
  expect(stdout).not.toContain("Creating an optimized production build");
  for (const note of demonstrationNotes()) expect(stderr).toContain(note);
  expect(stderr).toContain("content/company.json: email not set");
  expect(stderr).not.toContain("    at ");
});

it("npm run before-launch lists invented content, unset facts and open reviews, and fails", () => {
  const args = ["--import", "tsx", "scripts/before-launch.ts"];
  const { status, stdout } = run(args, { SITE_URL: "" });
  expect(status).toBe(1);
  for (const note of demonstrationNotes()) expect(stdout).toContain(note);
  for (const fact of [
    "telefone: phone",
    "razão social: legal.name",
    "endereço do site: SITE_URL",
  ]) {
    expect(stdout).toContain(fact);
  }
  expect(stdout).toContain("content/articles/nr35-trabalhos-altura.mdx: NR-35");
  expect(stdout).not.toContain("SITE_TOKEN");
});

it("what is set in the environment is not asked for, and a hosted project needs the token of the site", () => {
  const listed = (env: NodeJS.ProcessEnv) =>
    beforeLaunch(env)
      .flatMap(({ lines }) => lines)
      .join("\n");
  const environment = { NODE_ENV: "test" } as const;
  expect(listed({ ...environment, SITE_URL: "https://x.com.br" })).not.toContain("SITE_URL");
  const hosted = { SUPABASE_URL: "https://x.example", SUPABASE_ANON_KEY: "any", SITE_TOKEN: "" };
  expect(listed({ ...environment, ...hosted })).toContain("SITE_TOKEN, em .env");
});

it.each([
  ["not set", {}, true],
  ["the mailbox of the company", { CONTACT_FROM: "a@x.com.br", CONTACT_TO: "a@x.com.br" }, true],
  ["another mailbox", { CONTACT_FROM: "site@x.com.br", CONTACT_TO: "a@x.com.br" }, false],
])("a sender that is %s gets what its mailbox returns", (_which, mail, isListed) => {
  const lines = beforeLaunch({ NODE_ENV: "test", ...mail }).flatMap(({ lines }) => lines);
  expect(lines.some((line) => line.includes("CONTACT_FROM, em .env"))).toBe(isListed);
});
