import { FORMS as CONTRACTS } from "@/supabase/functions/_shared/contract/message-row";
import { FORMS } from "@/tests/api/support/forms";
import {
  readResponse,
  captureLog,
  jsonRequest,
  loadRoute,
  startFakeServer,
} from "@/tests/api/support/route";

const log = captureLog();

// What each answer of a function means: answers.test.ts. All forms fail alike; a suggestion has two
// calls that can.
describe.each(["quote", "suggestion"] as const)("POST /api/%s when the backend fails", (form) => {
  const { title, description } = CONTRACTS[form].messages.send_failed;
  const expected = (status: number, code: string) => [
    status,
    { error: { code, title, message: description } },
  ];
  const postWith = async (handler: Parameters<typeof startFakeServer>[0]) => {
    const fakeServer = await startFakeServer(handler);
    try {
      const POST = await loadRoute(form, fakeServer);
      return await readResponse(await POST(jsonRequest(FORMS[form].valid())));
    } finally {
      fakeServer.stop();
    }
  };

  it("responds 502 when the backend is not running", async () => {
    const gone = await startFakeServer(() => {});
    gone.stop();
    const POST = await loadRoute(form, gone);
    const response = await readResponse(await POST(jsonRequest(FORMS[form].valid())));
    expect(response).toEqual(expected(502, "send_failed"));
  });

  it("responds 502 when the backend closes the connection", async () => {
    expect(await postWith((request) => request.socket.destroy())).toEqual(
      expected(502, "send_failed"),
    );
  });

  it("responds 504 when the backend does not respond", async () => {
    jest.doMock("@/lib/limits", () => ({
      ...jest.requireActual<object>("@/lib/limits"),
      BACKEND_TIMEOUT_MS: 200,
    }));
    const response = await postWith(() => {});
    jest.dontMock("@/lib/limits");
    expect(response).toEqual(expected(504, "timeout"));
  });

  it("logs the reason without the visitor's values, even if the error quotes them, and tells none", async () => {
    const answered = await postWith((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        const error = `refused: ${Object.values(JSON.parse(body)).join(" ")}`;
        response.writeHead(request.url?.startsWith("/rest/") ? 400 : 200, {
          "content-type": "application/json",
        });
        response.end(JSON.stringify({ error, message: error, code: "X" }));
      });
    });
    expect(answered).toEqual(expected(502, "send_failed"));
    expect(log()).toContain("refused: ");
    expect(log()).not.toMatch(/Silvano|example\.com|91234|sala|Rampa|galão|furadeira|Flores/);
  });
});

describe("§8.3: one failed write of a suggestion is only logged, and the success is shown", () => {
  it.each([
    ["database", "/rest/"],
    ["e-mail", "/functions/"],
  ])("%s", async (_what, failingPath) => {
    const fakeServer = await startFakeServer((request, response) => {
      const fails = request.url?.startsWith(failingPath);
      const success = request.url?.startsWith("/rest/") ? 201 : 200;
      response.writeHead(fails ? 500 : success, { "content-type": "application/json" }).end("{}");
    });
    const POST = await loadRoute("suggestion", fakeServer);
    const response = await readResponse(await POST(jsonRequest(FORMS.suggestion.valid())));
    fakeServer.stop();
    expect(response).toEqual([200, { ok: true }]);
    expect(log()).toContain("suggestion_write_failed");
  });
});
