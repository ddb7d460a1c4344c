import { spawnSync } from "node:child_process";
import path from "node:path";
import { contentName, contentRoot } from "@/lib/content-root.mjs";

/**
 * The names ("content/articles/x.mdx") of the files that a change has written or renamed: all that
 * differs from where the branch left a commit, committed or not. Deleted files are not there.
 * @param base a commit, as "origin/main" or "HEAD"
 * @throws Error when git does not know it
 */
export function changedFiles(base: string): string[] {
  const root = contentRoot();
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("git", ["-C", root, ...args], {
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`--changed ${base}: ${stderr.trim()}`);
    return stdout.split("\0").filter(Boolean);
  };
  const [top = root] = git("rev-parse", "--show-toplevel").map((line) => line.trim());
  return [
    ...git("diff", "--name-only", "-z", "--diff-filter=d", "--merge-base", base, "--", root).map(
      (name) => path.join(top, name),
    ),
    ...git("ls-files", "--others", "--exclude-standard", "-z", "--", root).map((name) =>
      path.join(root, name),
    ),
  ].map(contentName);
}
