import { jsonRequest, loadRoute, startFakeServer } from "@/tests/api/support/route";

it.each([
  [400, "bad_request"],
  [413, "too_large"],
])(
  "an import that the function refuses with %i is no failure of the server",
  async (status, code) => {
    const backend = await startFakeServer((_request, response) => {
      response.writeHead(status, { "content-type": "application/json" }).end('{"error":"Não."}');
    });
    await loadRoute("quote", backend, { SYNC_TOKEN: "" });
    const { POST } = await import("@/app/api/episodes/import/route");
    const response = await POST(jsonRequest({ video: "dQw4w9WgXcQ" }));
    backend.stop();
    expect([response.status, (await response.json()).error.code]).toEqual([status, code]);
  },
);
