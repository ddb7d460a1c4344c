import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { createRepository, type Pull } from "@/tests/nightly/support/git-repository";
import { gitHubApi } from "@/tests/nightly/support/github-api";
import { gitLabApi } from "@/tests/nightly/support/gitlab-api";

export const TOKEN = "test-token";
const CORS = Object.fromEntries(
  ["Origin", "Headers", "Methods"].map((name) => [`Access-Control-Allow-${name}`, "*"]),
);

/** What a git host answers to a request: JSON, or a file. */
export type Answer = (method: string, url: URL, body: never) => object | Buffer;

const HOSTS = {
  github: { api: gitHubApi, root: "/api/v3", scheme: "token" },
  gitlab: { api: gitLabApi, root: "/api/v4", scheme: "Bearer" },
};

/** A git repository behind the part of a git host's API that the editor uses. */
export async function startGitHost(name: keyof typeof HOSTS) {
  const { api, root, scheme } = HOSTS[name];
  const repository = createRepository();
  const pulls: Pull[] = [];
  const answer: Answer = api(repository, pulls);
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    void respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, CORS).end();
    });
  }).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    api: url + root,
    pulls,
    requests: () => requests,
    read: repository.read,
    stop: () => {
      server.close();
      repository.remove();
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = "", headers } = request;
    if (method === "OPTIONS") return response.writeHead(204, CORS).end();
    if (headers.authorization !== `${scheme} ${TOKEN}`)
      return response.writeHead(401, CORS).end('{"message":"Bad credentials"}');
    const asked = new URL(request.url!.replace(root, ""), url);
    const body = (method === "GET" ? {} : await json(request)) as never;
    const data = answer(method, asked, body);
    const isFile = Buffer.isBuffer(data);
    const type = isFile ? "application/octet-stream" : "application/json";
    return response
      .writeHead(200, { ...CORS, "Content-Type": type })
      .end(isFile ? data : JSON.stringify(data));
  }
}
