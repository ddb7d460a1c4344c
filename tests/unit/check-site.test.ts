import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { checkSite } from "@/scripts/check-site/checks.mjs";

/** The problems that check:site finds at a server, by title. */
async function problemsOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const results = await checkSite(`http://127.0.0.1:${port}`, { message: true });
  server.closeAllConnections();
  server.close();
  return results.map(({ problem }) => problem ?? "ok");
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

it("check:site fails everything at a server that answers 200 with nothing", async () => {
  const problems = await problemsOf((_request, response) => response.end("{}"));
  expect(problems.filter((problem) => problem === "ok")).toEqual(["ok"]);
  expect(problems.at(-1)).toBe("ok");
});

it("check:site says that a build is old, and what health says", async () => {
  const problems = await problemsOf((request, response) => {
    if (request.url === "/api/live") return response.end(JSON.stringify({ builtAt: days(40) }));
    response.statusCode = 503;
    response.end(JSON.stringify({ dependencies: { supabase: "ok", mail: "refused" } }));
  });
  expect(problems).toContain("built 40 days ago: build and publish again");
  expect(problems).toContain("mail: refused");
});
