import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export const TOKEN = "test-token";
const WHEN = "2026-01-01T12:00:00Z";
const AUTHOR = { name: "Editora", email: "editora@example.com" };
const MAIN = "0".repeat(40);

type Pull = { title: string; head: string; base: string; draft: boolean; labels: string[] };
type Change = {
  branch: { branchName: string };
  fileChanges: { additions: { path: string; contents: string }[] };
};
type Body = Partial<Pull> & {
  query?: string;
  variables?: { branch?: string; input?: Change & { pullRequestId?: string } };
};

const oidOf = (bytes: Buffer) => createHash("sha1").update(bytes).digest("hex");

/** The part of GitHub's API that the editor uses, on this project's content/. */
export function startGitHub() {
  const main = new Map(
    readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => [`content/${name}`, readFileSync(`content/${name}`)]),
  );
  /** What a branch has written, by the branch. */
  const branches = new Map<string, Map<string, Buffer>>();
  const pulls: Pull[] = [];
  let requests = 0;
  const files = (branch: string) => new Map([...main, ...(branches.get(branch) ?? [])]);
  const everyFile = () => [
    ...main.values(),
    ...[...branches.values()].flatMap((one) => [...one.values()]),
  ];

  const history = (branch = "main") => ({
    target: {
      oid: branches.has(branch) ? oidOf(Buffer.from(branch)) : MAIN,
      history: {
        nodes: [
          {
            oid: MAIN,
            message: "",
            committedDate: WHEN,
            author: { ...AUTHOR, user: { id: 1, login: "editora" } },
          },
        ],
      },
    },
  });

  /** "branch:path" or an object id. */
  function object(name: string) {
    const [branch = "", file] = name.split(":");
    const bytes = file ? files(branch).get(file)! : everyFile().find((one) => oidOf(one) === name)!;
    const text = bytes.toString();
    return { oid: oidOf(bytes), text, byteSize: bytes.length, isTruncated: false };
  }

  function graphql({ query = "", variables: { branch, input } = {} }: Body) {
    if (query.includes("createRef(")) return {};
    if (query.includes("createCommitOnBranch(")) {
      const { branchName } = input!.branch;
      const written = input!.fileChanges.additions.map(
        ({ path, contents }) => [path, Buffer.from(contents, "base64")] as const,
      );
      branches.set(branchName, new Map([...(branches.get(branchName) ?? []), ...written]));
      const oids = [...query.matchAll(/(file_\d+): +file\(path: ("[^"]*")\)/g)].map(
        ([, alias, file]) => [
          alias,
          { oid: oidOf(files(branchName).get(JSON.parse(file!) as string)!) },
        ],
      );
      const commit = { oid: oidOf(Buffer.from(branchName)), committedDate: WHEN };
      return { createCommitOnBranch: { commit: { ...commit, ...Object.fromEntries(oids) } } };
    }
    if (query.includes("markPullRequestReadyForReview(")) {
      Object.assign(pulls[Number(input!.pullRequestId!.slice(2)) - 1]!, { draft: false });
      return {};
    }
    if (query.includes("pullRequests(")) return { repository: { pullRequests: pullRequests() } };
    if (query.includes("fork: repository("))
      return { fork: { id: "R1" }, base: { ref: { target: { oid: MAIN } } } };
    const parts = [...query.matchAll(/(\w+_\d+): +(object|ref)\(\w+: ("[^"]*"|\$branch)\)/g)].map(
      ([, alias, kind, argument]) => [
        alias,
        kind === "object" ? object(JSON.parse(argument!) as string) : history(),
      ],
    );
    if (parts.length > 0) return { repository: Object.fromEntries(parts) };
    return { repository: { defaultBranchRef: { name: "main" }, ref: history(branch) } };
  }

  function pullRequests() {
    const nodes = pulls.map(({ title, head, draft, labels }, index) => ({
      ...{ id: `PR${index + 1}`, number: index + 1, title, url: "", isDraft: draft },
      ...{ isCrossRepository: false, createdAt: WHEN, updatedAt: WHEN },
      ...{ headRefName: head, headRefOid: oidOf(Buffer.from(head)) },
      author: { login: "editora", ...AUTHOR, databaseId: 1 },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: [...branches.get(head)!.keys()].map((path) => ({ path, changeType: "CHANGED" })),
      },
    }));
    return { totalCount: nodes.length, nodes };
  }

  function rest(route: string, body: Body): object | Buffer {
    if (route === "GET /user") return { id: 1, login: "editora", html_url: "", ...AUTHOR };
    if (/^GET .*\/collaborators\//.test(route)) return {};
    if (/^GET .*\/git\/trees\//.test(route)) {
      const tree = [...main].map(([path, bytes]) => ({
        type: "blob",
        path,
        sha: oidOf(bytes),
        size: bytes.length,
      }));
      return { tree };
    }
    const [, oid] = /\/git\/blobs\/(\w+)$/.exec(route) ?? [];
    if (oid) return everyFile().find((one) => oidOf(one) === oid)!;
    if (/^POST .*\/pulls$/.test(route)) {
      const number = pulls.push({ ...(body as Pull), labels: [] });
      const { title } = body;
      return { number, node_id: `PR${number}`, title, created_at: WHEN, updated_at: WHEN };
    }
    const [, method, number] = /^(\w+) .*\/issues\/(\d+)(?:\/labels)?$/.exec(route) ?? [];
    const pull = pulls[Number(number) - 1]!;
    if (method === "GET") return { labels: pull.labels.map((name) => ({ name })) };
    if (method) return Object.assign(pull, { labels: body.labels });
    throw new Error(`The stand-in does not know ${route}`);
  }

  const server = createServer(async (request, response) => {
    requests += 1;
    const { method = "", url = "", headers } = request;
    for (const name of ["Origin", "Headers", "Methods"])
      response.setHeader(`Access-Control-Allow-${name}`, "*");
    if (method === "OPTIONS") return response.writeHead(204).end();
    if (headers.authorization !== `token ${TOKEN}`) return response.writeHead(401).end("{}");
    const sent = await buffer(request);
    const body = (sent.length > 0 ? JSON.parse(sent.toString()) : {}) as Body;
    const path = new URL(url, "http://localhost").pathname;
    const answer = path.endsWith("/graphql")
      ? { data: graphql(body) }
      : rest(`${method} ${path.replace("/api/v3", "")}`, body);
    const isFile = Buffer.isBuffer(answer);
    response.setHeader("Content-Type", isFile ? "application/octet-stream" : "application/json");
    return response.end(isFile ? answer : JSON.stringify(answer));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    api: `http://localhost:${port}/api/v3`,
    pulls,
    requests: () => requests,
    /** The files that a branch has changed. */
    changed: (branch: string) => branches.get(branch) ?? new Map<string, Buffer>(),
    stop: () => server.close(),
  };
}
