import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { checkSite } from "@/scripts/check-site/checks";

/** What check:site finds at a server. */
async function resultsOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const results = await checkSite(`http://127.0.0.1:${port}`, { message: true });
  server.closeAllConnections();
  server.close();
  return results;
}

const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

it("check:site fails everything at a server that answers 200 with nothing", async () => {
  const results = await resultsOf((_request, response) => response.end("{}"));
  const passed = results.filter(({ problem }) => !problem).map(({ title }) => title);
  expect(passed).toEqual(["a marked test message is accepted"]);
});

it("check:site says that a build is old, and what health says", async () => {
  const results = await resultsOf((request, response) => {
    if (request.url === "/api/live") return response.end(JSON.stringify({ builtAt: days(40) }));
    response.statusCode = 503;
    response.end(JSON.stringify({ dependencies: { supabase: "ok", mail: "refused" } }));
  });
  const problems = results.map(({ problem }) => problem);
  expect(problems).toContain("built 40 days ago: build and publish again");
  expect(problems).toContain("mail: refused");
});
