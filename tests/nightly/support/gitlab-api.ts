import type { Answer } from "@/tests/nightly/support/git-host";
import {
  AUTHOR,
  WHEN,
  type GitRepository,
  type Pull,
} from "@/tests/nightly/support/git-repository";

type Action = {
  action: "create" | "update" | "delete";
  content: string;
  encoding: "text" | "base64";
  file_path: string;
};
type Body = {
  branch: string;
  start_branch?: string;
  commit_message: string;
  actions: Action[];
  title: string;
  source_branch: string;
  target_branch: string;
  labels: string;
  add_labels: string;
};

/** GitLab's answers, from a repository. */
export function gitLabApi(repository: GitRepository, pulls: Pull[]): Answer {
  const { read } = repository;
  return (method, { pathname, searchParams }, body) => {
    if (pathname.endsWith("/graphql")) return { data: { project: project(body) } };
    const [, route = pathname] = /^\/projects\/empresa%2Fsite(.*)/.exec(pathname) ?? [];
    return rest(`${method} ${route}`, searchParams, body);
  };

  function rest(route: string, query: URLSearchParams, body: Body) {
    if (route === "GET /user") return { id: 1, username: "editora", web_url: "", ...AUTHOR };
    if (route === "GET /users") return [{ id: 1 }];
    const branch = /^GET \/repository\/branches\/(.*)$/.exec(route);
    if (branch) return { commit: { id: read("rev-parse", decodeURIComponent(branch[1]!)) } };
    if (/^GET .*\/(deployments|statuses)$/.test(route)) return [];
    if (route === "POST /repository/commits") return commit(body);
    if (route === "POST /merge_requests") {
      const { title, source_branch: head, target_branch: base, labels } = body;
      const number = pulls.length + 1;
      pulls.push({ number, title, head, base, draft: isDraft(title), labels: labels.split(",") });
      return mergeRequest(pulls.at(-1)!);
    }
    if (route === "GET /merge_requests")
      return pulls.filter(({ labels }) => labels.includes(query.get("labels")!)).map(mergeRequest);
    const [, method, number, part] =
      /^(\w+) \/merge_requests\/(\d+)(?:\/(\w+))?$/.exec(route) ?? [];
    const pull = pulls[Number(number) - 1];
    if (pull && part === "diffs")
      return repository.changedFiles(pull.head).map((file) => ({ new_path: file }));
    if (pull && method === "PUT") {
      const { title, add_labels: label } = body;
      return mergeRequest(Object.assign(pull, { title, draft: isDraft(title), labels: [label] }));
    }
    throw new Error(`The stand-in does not know ${route}`);
  }

  function commit({ branch, start_branch: start, commit_message: message, actions }: Body) {
    const changes = actions.map(({ action, content, encoding, file_path: file }) => ({
      path: file,
      ...(action !== "delete" && {
        bytes: Buffer.from(content, encoding === "text" ? "utf8" : "base64"),
      }),
    }));
    const parent = read("rev-parse", start ?? branch);
    return { id: repository.commit(branch, parent, changes, message), committed_date: WHEN };
  }

  function mergeRequest({ number, title, head, labels }: Pull) {
    return {
      ...{ iid: number, id: number, title, web_url: "", source_branch: head, labels },
      ...{ sha: read("rev-parse", head), created_at: WHEN, updated_at: WHEN },
      author: { id: 1, username: "editora", name: AUTHOR.name },
    };
  }

  function project(body: { query: string; variables: { branch?: string; paths?: string[] } }) {
    const { branch = "main", paths = [] } = body.variables;
    if (body.query.includes("rootRef")) return { repository: { rootRef: "main" } };
    if (body.query.includes("lastCommit"))
      return {
        repository: { tree: { lastCommit: { sha: read("rev-parse", branch), message: "" } } },
      };
    if (body.query.includes("tree(")) {
      const blobs = { nodes: repository.files(branch), pageInfo: { hasNextPage: false } };
      return { repository: { tree: { blobs } } };
    }
    const nodes = paths.map((file) => ({
      path: file,
      oid: read("rev-parse", `${branch}:${file}`),
      size: read("cat-file", "-s", `${branch}:${file}`),
      rawTextBlob: repository.blob(`${branch}:${file}`).toString(),
    }));
    return { repository: { blobs: { nodes } } };
  }
}

const isDraft = (title: string) => title.startsWith("Draft: ");
