// ESLint and Prettier on what differs from the branch main of the origin, or on everything where
// there is none. `npm run check:code` reads everything.
import { spawnSync } from "node:child_process";

const files = changedFiles();
const code = files.filter((file) => file === "." || /\.(ts|tsx|mjs)$/.test(file));
const results = [
  code.length === 0 || passes("eslint", "--max-warnings=0", "--no-warn-ignored", ...code),
  files.length === 0 ||
    passes("prettier", "--check", "--ignore-unknown", "--log-level=warn", ...files),
];
process.exit(results.every(Boolean) ? 0 : 1);

function changedFiles() {
  const { status, stdout: base } = git("merge-base", "HEAD", "origin/main");
  if (status !== 0) return ["."];
  const changed = git("diff", "--name-only", "--diff-filter=d", base.trim()).stdout;
  const added = git("ls-files", "--others", "--exclude-standard").stdout;
  return `${changed}${added}`.split("\n").filter(Boolean);
}

/** @param {string[]} args */
function git(...args) {
  return spawnSync("git", args, { encoding: "utf8" });
}

/** @param {string} program @param {string[]} args */
function passes(program, ...args) {
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}
