import type { Answer } from "@/tests/nightly/support/git-host";
import {
  AUTHOR,
  WHEN,
  type GitRepository,
  type Pull,
} from "@/tests/nightly/support/git-repository";

type Variables = Record<string, unknown> & { branch?: string };
type CommitInput = {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
};

/** GitHub's answers, from a repository. */
export function gitHubApi(repository: GitRepository, pulls: Pull[]): Answer {
  const { read } = repository;
  return (method, { pathname }, body) => {
    if (pathname.endsWith("/graphql")) return { data: graphql(body) };
    const [, oid] = /\/git\/blobs\/(\w+)$/.exec(pathname) ?? [];
    return oid ? repository.blob(oid) : rest(`${method} ${pathname}`, body);
  };

  function rest(route: string, body: Omit<Pull, "number">) {
    if (route === "GET /user") return { id: 1, login: "editora", html_url: "", ...AUTHOR };
    if (/^GET .*\/collaborators\//.test(route)) return {};
    const tree = /^GET .*\/git\/trees\/(\w+)$/.exec(route);
    if (tree) return { tree: repository.files(tree[1]!) };
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
    if (query.includes("createRef(")) return repository.createBranch(input!.name!, input!.oid!);
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
    const text = repository.blob(name).toString();
    return { oid: read("rev-parse", name), text, byteSize: text.length, isTruncated: false };
  }

  function history(branch: string) {
    const oid = read("rev-parse", branch);
    const author = { ...AUTHOR, user: { id: 1, login: "editora" } };
    const nodes = [{ oid, message: "", author, committedDate: WHEN }];
    return { target: { oid, history: { nodes } } };
  }

  function commit({ branch, expectedHeadOid, fileChanges, message }: CommitInput, query: string) {
    const added = fileChanges.additions.map(({ path: file, contents }) => ({
      path: file,
      bytes: Buffer.from(contents, "base64"),
    }));
    const changes = [...fileChanges.deletions, ...added];
    const oid = repository.commit(branch.branchName, expectedHeadOid, changes, message.headline);
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
        nodes: repository.changedFiles(head).map((file) => ({ path: file, changeType: "CHANGED" })),
      },
    }));
    return { totalCount: nodes.length, nodes };
  }
}
