import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const AUTHOR = { name: "Editora", email: "editora@example.com" };
export const WHEN = "2026-01-01T12:00:00Z";

/** A pull request of GitHub, or a merge request of GitLab. */
export type Pull = {
  number: number;
  title: string;
  head: string;
  base: string;
  draft: boolean;
  labels: string[];
};

/** Without bytes a file is deleted. */
type Change = { path: string; bytes?: Buffer };

export type GitRepository = ReturnType<typeof createRepository>;

/** A git repository in a temporary folder, with this project's content/. */
export function createRepository() {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-git-"));
  const git = (args: string[], input?: Buffer) =>
    execFileSync("git", args, {
      cwd: folder,
      input,
      maxBuffer: 100_000_000,
      env: {
        ...process.env,
        GIT_INDEX_FILE: path.join(folder, ".git/index"),
        ...Object.fromEntries(
          ["AUTHOR", "COMMITTER"].flatMap((who) => [
            [`GIT_${who}_NAME`, AUTHOR.name],
            [`GIT_${who}_EMAIL`, AUTHOR.email],
          ]),
        ),
      },
    });
  const read = (...args: string[]) => git(args).toString().trim();
  cpSync("content", path.join(folder, "content"), { recursive: true });
  git(["init", "--quiet", "--initial-branch=main"]);
  git(["add", "."]);
  git(["commit", "--quiet", "--message=Start"]);

  /** Puts a commit on a branch, which may be new. @returns its id */
  function commit(branch: string, parent: string, changes: Change[], message: string) {
    git(["read-tree", parent]);
    for (const { path: file, bytes } of changes) {
      if (!bytes) git(["rm", "--cached", "--quiet", file]);
      else {
        const oid = git(["hash-object", "-w", "--stdin"], bytes).toString().trim();
        git(["update-index", "--add", "--cacheinfo", `100644,${oid},${file}`]);
      }
    }
    const oid = read("commit-tree", read("write-tree"), "-p", parent, "-m", message);
    git(["update-ref", `refs/heads/${branch}`, oid]);
    return oid;
  }

  return {
    read,
    commit,
    blob: (name: string) => git(["cat-file", "blob", name]),
    createBranch: (ref: string, oid: string) => git(["update-ref", ref, oid]),
    files: (tree: string) => read("ls-tree", "-r", "-l", tree).split("\n").map(treeEntry),
    changedFiles: (branch: string) => read("diff", "--name-only", `main...${branch}`).split("\n"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A line of `git ls-tree -l`. */
function treeEntry(line: string) {
  const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+|-)\t(.*)$/.exec(line)!;
  return { type, sha, size: Number(size), path: file };
}
