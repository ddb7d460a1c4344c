import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";

export const TOKEN = "test-token";
const AUTHOR = { name: "Editora", email: "editora@example.com" };
const WHEN = "2026-01-01T12:00:00Z";

type Pull = {
  number: number;
  title: string;
  head: string;
  base: string;
  draft: boolean;
  labels: string[];
};
type Variables = Record<string, unknown> & { branch?: string };
type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
};

/** A git repository with this project's content/, behind the part of GitHub's API that the editor uses. */
export async function startGitHost() {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-git-"));
  const pulls: Pull[] = [];
  const git = (args: string[], input?: string | Buffer) =>
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

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  }).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    api: `${url}/api/v3`,
    pulls,
    read,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Allow-Methods": "*",
    };
    if (request.method === "OPTIONS") return response.writeHead(204, headers).end();
    if (request.headers.authorization !== `token ${TOKEN}`)
      return response.writeHead(401, headers).end('{"message":"Bad credentials"}');
    const { pathname } = new URL(request.url!, url);
    const body = request.method === "GET" ? {} : await json(request);
    const blob = /\/git\/blobs\/(\w+)$/.exec(pathname);
    if (blob) {
      const type = { "Content-Type": "application/octet-stream" };
      return response
        .writeHead(200, { ...headers, ...type })
        .end(git(["cat-file", "blob", blob[1]!]));
    }
    const data = pathname.endsWith("/graphql")
      ? { data: graphql(body as { query: string; variables: Variables }) }
      : rest(`${request.method} ${pathname.replace("/api/v3", "")}`, body as never);
    return response
      .writeHead(200, { ...headers, "Content-Type": "application/json" })
      .end(JSON.stringify(data));
  }

  function rest(route: string, body: Omit<Pull, "number">) {
    if (route === "GET /user") return { id: 1, login: "editora", html_url: "", ...AUTHOR };
    if (/^GET .*\/collaborators\//.test(route)) return {};
    const tree = /^GET .*\/git\/trees\/(\w+)$/.exec(route);
    if (tree) return { tree: read("ls-tree", "-r", "-l", tree[1]!).split("\n").map(treeEntry) };
    if (/^POST .*\/pulls$/.test(route)) {
      const number = pulls.push({ ...body, number: pulls.length + 1, labels: [] });
      return {
        number,
        node_id: `PR${number}`,
        title: body.title,
        created_at: WHEN,
        updated_at: WHEN,
      };
    }
    const [, method, number] = /^(\w+) .*\/issues\/(\d+)(?:\/labels)?$/.exec(route) ?? [];
    const pull = pulls[Number(number) - 1];
    if (pull && method === "GET") return { labels: pull.labels.map((name) => ({ name })) };
    if (pull) return Object.assign(pull, { labels: body.labels });
    throw new Error(`The stand-in does not know ${route}`);
  }

  function graphql({ query, variables }: { query: string; variables: Variables }) {
    const input = variables.input as Record<string, string> | undefined;
    if (query.includes("createRef(")) return git(["update-ref", input!.name!, input!.oid!]) && {};
    if (query.includes("createCommitOnBranch("))
      return { createCommitOnBranch: { commit: commit(variables.input as CommitInput, query) } };
    if (query.includes("markPullRequestReadyForReview(")) {
      Object.assign(pulls[Number(input!.pullRequestId!.slice(2)) - 1]!, { draft: false });
      return {};
    }
    if (query.includes("pullRequests(")) return { repository: { pullRequests: pullRequests() } };
    if (query.includes("fork: repository(")) {
      const ref = { target: { oid: read("rev-parse", "main") } };
      return { fork: { id: "R1" }, base: { ref } };
    }
    const parts = [...query.matchAll(/(\w+_\d+): +(object|ref)\(\w+: ("[^"]*"|\$branch)\)/g)];
    if (parts.length > 0)
      return {
        repository: Object.fromEntries(
          parts.map(([, alias, kind, argument]) => [
            alias,
            kind === "object" ? object(JSON.parse(argument!) as string) : history("main"),
          ]),
        ),
      };
    return {
      repository: { defaultBranchRef: { name: "main" }, ref: history(variables.branch ?? "main") },
    };
  }

  function object(name: string) {
    const text = git(["cat-file", "blob", name]).toString();
    return { oid: read("rev-parse", name), text, byteSize: text.length, isTruncated: false };
  }

  function history(branch: string) {
    const oid = read("rev-parse", branch);
    const author = { ...AUTHOR, user: { id: 1, login: "editora" } };
    const nodes = [{ oid, message: "", author, committedDate: WHEN }];
    return { target: { oid, history: { nodes } } };
  }

  function commit({ branch, expectedHeadOid, fileChanges, message }: CommitInput, query: string) {
    git(["read-tree", expectedHeadOid]);
    for (const { path: file } of fileChanges.deletions) git(["rm", "--cached", "--quiet", file]);
    for (const { path: file, contents } of fileChanges.additions) {
      const bytes = Buffer.from(contents, "base64");
      const oid = git(["hash-object", "-w", "--stdin"], bytes).toString().trim();
      git(["update-index", "--add", "--cacheinfo", `100644,${oid},${file}`]);
    }
    const tree = read("write-tree");
    const oid = read("commit-tree", tree, "-p", expectedHeadOid, "-m", message.headline);
    git(["update-ref", `refs/heads/${branch.branchName}`, oid, expectedHeadOid]);
    const files = [...query.matchAll(/(file_\d+): +file\(path: ("[^"]*")\)/g)].map(
      ([, alias, file]) => [alias, { oid: read("rev-parse", `${oid}:${JSON.parse(file!)}`) }],
    );
    return { oid, committedDate: WHEN, ...Object.fromEntries(files) };
  }

  function pullRequests() {
    const nodes = pulls.map(({ number, title, head, draft, labels }) => ({
      ...{ id: `PR${number}`, number, title, url: "", isDraft: draft, isCrossRepository: false },
      ...{
        createdAt: WHEN,
        updatedAt: WHEN,
        headRefName: head,
        headRefOid: read("rev-parse", head),
      },
      author: { login: "editora", ...AUTHOR, databaseId: 1 },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: read("diff", "--name-only", `main...${head}`)
          .split("\n")
          .map((file) => ({ path: file, changeType: "CHANGED" })),
      },
    }));
    return { totalCount: nodes.length, nodes };
  }
}

/** A line of `git ls-tree -l`. */
function treeEntry(line: string) {
  const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+|-)\t(.*)$/.exec(line)!;
  return { type, sha, size: Number(size), path: file };
}
