import type * as Limits from "@/lib/limits";
import {
  donationMessages,
  proposalMessages,
  quoteMessages,
  suggestionMessages,
} from "@/lib/forms/messages";
import { FORM_NAMES, FORMS, type FormName } from "@/tests/api/support/forms";
import {
  answerOf,
  catchLog,
  jsonRequest,
  loadRoute,
  startFakeServer,
} from "@/tests/api/support/route";

const MESSAGES = {
  quote: quoteMessages,
  proposal: proposalMessages,
  suggestion: suggestionMessages,
  donation: donationMessages,
};

/** The failure that §8 names for each form. */
const WORDS: Record<FormName, [string, string]> = {
  quote: [
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ],
  proposal: ["Erro ao enviar proposta", "Tente novamente ou entre em contato diretamente."],
  suggestion: ["Erro ao enviar", "Não foi possível enviar sua sugestão. Tente novamente."],
  donation: [
    "Erro ao enviar mensagem",
    "Ocorreu um erro. Por favor, tente novamente ou entre em contato diretamente.",
  ],
};

const log = catchLog();

describe.each(FORM_NAMES)("POST /api/%s when the backend fails", (form) => {
  const expected = (status: number, code: string) => [
    status,
    { error: { code, title: WORDS[form][0], message: WORDS[form][1] } },
  ];
  const failing = async (answer: Parameters<typeof startFakeServer>[0]) => {
    const fakeServer = await startFakeServer(answer);
    try {
      const POST = await loadRoute(form, fakeServer);
      return await answerOf(await POST(jsonRequest(FORMS[form].valid())));
    } finally {
      fakeServer.stop();
    }
  };

  it("has §8's words for it, and for its success", () => {
    const { send_failed, success } = MESSAGES[form];
    expect([send_failed.title, send_failed.description]).toEqual(WORDS[form]);
    expect(success.title).toMatch(/sucesso!$|enviada!$/);
  });

  it.each([
    ["an error field", 200, "application/json", '{"error":"secret detail"}'],
    ["an error status", 500, "application/json", '{"error":"secret detail"}'],
    ["garbage", 502, "text/html", "<html>secret detail"],
    ["a page in the function's place", 200, "text/html", "<!doctype html>secret detail"],
    ["broken JSON", 200, "application/json", '{"ok'],
    ["broken JSON without its type", 200, "text/plain", '{"ok'],
    ["an error field without its type", 200, "text/plain", '{"error":"secret detail"}'],
  ])("answers %s with that, and nothing of the detail", async (_what, status, type, body) => {
    const answer = await failing((_request, response) => {
      response.writeHead(status, { "content-type": type }).end(body);
    });
    expect(answer).toEqual(expected(502, "send_failed"));
  });

  it("answers a backend that is not there", async () => {
    const gone = await startFakeServer(() => {});
    gone.stop();
    const POST = await loadRoute(form, gone);
    const answer = await answerOf(await POST(jsonRequest(FORMS[form].valid())));
    expect(answer).toEqual(expected(502, "send_failed"));
  });

  it("answers a backend that hangs up", async () => {
    expect(await failing((request) => request.socket.destroy())).toEqual(
      expected(502, "send_failed"),
    );
  });

  it("answers a backend that never does with 504", async () => {
    jest.doMock("@/lib/limits", () => ({
      ...jest.requireActual<object>("@/lib/limits"),
      BACKEND_TIMEOUT_MS: 200,
    }));
    const answer = await failing(() => {});
    jest.dontMock("@/lib/limits");
    expect(answer).toEqual(expected(504, "timeout"));
  });

  it("logs the reason without the visitor's words, even where the backend repeats them", async () => {
    await failing((request, response) => {
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
    expect(log()).toContain("refused: ");
    expect(log()).not.toMatch(/Silvano|example\.com|91234|sala|Rampa|galão|furadeira|Flores/);
  });
});

it("waits 10 s for the backend before it answers 504", () => {
  expect(jest.requireActual<typeof Limits>("@/lib/limits").BACKEND_TIMEOUT_MS).toBe(10_000);
});

it.each([
  ["JSON without its type", "text/plain", '{"ok":true}'],
  ["a word", "text/plain", "ok"],
  ["nothing", "text/plain", ""],
  ["null", "application/json", "null"],
])("§7: “only an error field is read”: %s is no failure", async (_what, type, body) => {
  const fakeServer = await startFakeServer((_request, response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  });
  const POST = await loadRoute("quote", fakeServer);
  const answer = await answerOf(await POST(jsonRequest(FORMS.quote.valid())));
  fakeServer.stop();
  expect(answer).toEqual([200, { ok: true }]);
});

describe("§8: “A database or e-mail error alone is only logged and the success message still shows.”", () => {
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
    const answer = await answerOf(await POST(jsonRequest(FORMS.suggestion.valid())));
    fakeServer.stop();
    expect(answer).toEqual([200, { ok: true }]);
    expect(log()).toContain("suggestion_write_failed");
  });
});
