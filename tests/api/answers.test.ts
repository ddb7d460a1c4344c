import { FORMS as CONTRACTS } from "@/supabase/functions/_shared/contract/message-row";
import { FORMS, type FormName } from "@/tests/api/support/forms";
import { captureLog, jsonRequest, loadRoute, startFakeServer } from "@/tests/api/support/route";

/**
 * Each call of specification §7, to a stand-in that answers as one of two kinds of function: one of
 * this repository, which says so, or a customer's own, of which §7 knows only the error field.
 */

const log = captureLog();

/** Whether the answer is a stored message: of ours, and of functions that never said who they are. */
type Verdict = { ours: boolean; unknown: boolean };
const SENT: Verdict = { ours: true, unknown: true };
const FAILED: Verdict = { ours: false, unknown: false };
const UNKNOWN: Verdict = { ours: false, unknown: true };

type Answer = [what: string, status: number, type: string, body: string | Buffer, verdict: Verdict];

const JSON_TYPE = "application/json";

const answers: Answer[] = [
  ["ok", 200, JSON_TYPE, '{"ok":true}', SENT],
  ["ok and an id", 200, JSON_TYPE, '{"ok":true,"id":"1"}', SENT],
  ["ok, 201", 201, JSON_TYPE, '{"ok":true}', SENT],
  ["ok as text", 200, "text/plain", '{"ok":true}', SENT],
  ["ok after a byte order mark", 200, JSON_TYPE, '\ufeff{"ok":true}', SENT],
  ["an object without ok", 200, JSON_TYPE, "{}", UNKNOWN],
  ["an object of another kind", 200, JSON_TYPE, '{"id":"re_1"}', UNKNOWN],
  ["an empty error", 200, JSON_TYPE, '{"error":null}', UNKNOWN],
  ["nothing", 200, "text/plain", "", UNKNOWN],
  ["nothing as JSON", 200, JSON_TYPE, "", UNKNOWN],
  ["spaces", 200, "text/plain", " \n ", UNKNOWN],
  ["204", 204, "", "", UNKNOWN],
  ["202 and nothing", 202, "", "", UNKNOWN],
  ["null", 200, JSON_TYPE, "null", UNKNOWN],
  ["true", 200, JSON_TYPE, "true", UNKNOWN],
  ["a list", 200, JSON_TYPE, "[]", UNKNOWN],
  ["a text", 200, "text/plain", "Message sent.", UNKNOWN],
  ["an error", 200, JSON_TYPE, '{"error":"Sem espaço."}', FAILED],
  ["an error and ok", 200, JSON_TYPE, '{"ok":true,"error":"x"}', FAILED],
  ["an error as an object", 200, JSON_TYPE, '{"error":{"code":1}}', FAILED],
  ["an error as text", 200, "text/plain", '{"error":"x"}', FAILED],
  ["ok with status 500", 500, JSON_TYPE, '{"ok":true}', FAILED],
  ["401", 401, JSON_TYPE, '{"message":"Invalid JWT"}', FAILED],
  ["404", 404, "text/plain", "Not found", FAILED],
  ["503", 503, "text/html", "<html>", FAILED],
  ["546, a limit of the platform", 546, JSON_TYPE, '{"code":"WORKER_LIMIT"}', FAILED],
  ["a page", 200, "text/html", "<!doctype html><p>ok", FAILED],
  ["a page as text", 200, "text/plain", "\n<html>", FAILED],
  ["a page after a byte order mark", 200, "text/html", "\ufeff<html>", FAILED],
  ["cut JSON", 200, JSON_TYPE, '{"ok":tr', FAILED],
  ["cut JSON as text", 200, "text/plain", '{"ok":true', FAILED],
  ["a cut list", 200, "text/plain", '[{"ok":true}', FAILED],
  ["a picture", 200, "image/png", Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0]), FAILED],
  ["bytes", 200, "application/octet-stream", Buffer.from([0, 1, 2, 255]), FAILED],
  ["gzip without its header", 200, "text/plain", Buffer.from([31, 139, 8, 0, 1]), FAILED],
];

const KINDS = ["ours", "unknown"] as const;
const cases = KINDS.flatMap((kind) => answers.map((answer) => [kind, ...answer] as const));

const isOursHeader = (kind: (typeof KINDS)[number], name: string) =>
  kind === "ours" ? { "x-primoze-function": name } : {};

/** Answers the functions in their path with it, and refuses everything else. */
async function startBackend(
  kind: (typeof KINDS)[number],
  answer: { status: number; type: string; body: string | Buffer },
  functions: string[],
) {
  return startFakeServer((request, response) => {
    const name = request.url?.split("/").at(-1) ?? "";
    if (!functions.includes(name)) return response.writeHead(500).end();
    const type = answer.type && { "content-type": answer.type };
    response.writeHead(answer.status, { ...type, ...isOursHeader(kind, name) }).end(answer.body);
  });
}

it("has at least 25 answers", () => expect(answers.length).toBeGreaterThanOrEqual(25));

describe.each(["quote", "proposal", "suggestion"] satisfies FormName[])("POST /api/%s", (form) => {
  it.each(cases)("%s: %s", async (kind, _what, status, type, body, verdict) => {
    const backend = await startBackend(kind, { status, type, body }, ["send-contact-email"]);
    const POST = await loadRoute(form, backend);
    const response = await POST(jsonRequest(FORMS[form].valid()));
    backend.stop();
    const { error } = await response.json();
    const { title, description } = CONTRACTS[form].messages.send_failed;
    expect([response.status, error]).toEqual(
      verdict[kind]
        ? [200, undefined]
        : [502, { code: "send_failed", title, message: description }],
    );
    const isLogged = verdict === UNKNOWN && kind === "unknown" && !String(body).startsWith("{");
    expect(log().includes("unknown_answer")).toBe(isLogged);
  });
});

it("a function that has said who it is may not fall silent: a proxy answers in its place", async () => {
  let isAway = false;
  const backend = await startFakeServer((_request, response) => {
    response.writeHead(200, isAway ? {} : { "x-primoze-function": "send-contact-email" });
    response.end(isAway ? "" : '{"ok":true}');
  });
  const POST = await loadRoute("quote", backend);
  const statuses = [];
  for (isAway of [false, true]) {
    statuses.push((await POST(jsonRequest(FORMS.quote.valid()))).status);
  }
  backend.stop();
  expect(statuses).toEqual([200, 502]);
});

describe("episodes", () => {
  const video = {
    youtube_video_id: "dQw4w9WgXcQ",
    titulo: "Tintas",
    data_publicacao: "2025-01-01T00:00:00Z",
  };
  const LIST = JSON.stringify({ videos: [video] });
  const load = async (backend: { url: string; anonKey: string }) => {
    await loadRoute("quote", backend);
    return import("@/lib/server/episodes");
  };

  it.each(cases)(
    "of a list, %s answer %s leads to the fallback",
    async (kind, _what, status, type, body) => {
      const backend = await startFakeServer((request, response) => {
        const name = request.url?.split("/").at(-1) ?? "";
        const headers = isOursHeader(kind, name);
        if (name === "youtube-videos") return response.writeHead(200, headers).end(LIST);
        response.writeHead(status, { ...(type && { "content-type": type }), ...headers }).end(body);
      });
      const { loadEpisodes } = await load(backend);
      const { source, episodes } = await loadEpisodes();
      backend.stop();
      expect([source, episodes.map(({ id }) => id)]).toEqual(["youtube", [video.youtube_video_id]]);
    },
  );

  it.each(cases)(
    "%s answer %s: no list from YouTube, no sync",
    async (kind, _what, status, type, body) => {
      const functions = ["fetch-episodios", "youtube-videos"];
      const backend = await startBackend(kind, { status, type, body }, functions);
      const { loadEpisodes, syncEpisodes } = await load(backend);
      await expect(loadEpisodes()).rejects.toMatchObject({ name: "ApiError" });
      await expect(syncEpisodes("visitor")).rejects.toMatchObject({ name: "ApiError" });
      backend.stop();
    },
  );

  it.each(cases)("%s answer %s to an import", async (kind, _what, status, type, body, verdict) => {
    const backend = await startBackend(kind, { status, type, body }, ["youtube-videos"]);
    const { importEpisode } = await load(backend);
    const isImported = await importEpisode("dQw4w9WgXcQ", "visitor").then(
      () => true,
      () => false,
    );
    backend.stop();
    expect(isImported).toBe(verdict[kind]);
  });

  it.each(KINDS)("a list of %s functions is read", async (kind) => {
    const answer = { status: 200, type: JSON_TYPE, body: LIST };
    const backend = await startBackend(kind, answer, ["fetch-episodios", "youtube-videos"]);
    const { loadEpisodes, syncEpisodes } = await load(backend);
    expect((await loadEpisodes()).source).toBe("database");
    expect(await syncEpisodes("visitor")).toBe(1);
    backend.stop();
  });

  it.each(KINDS)("a sync of %s functions may only count", async (kind) => {
    const answer = { status: 200, type: JSON_TYPE, body: '{"count":12}' };
    const backend = await startBackend(kind, answer, ["youtube-videos"]);
    const { syncEpisodes } = await load(backend);
    expect(await syncEpisodes("visitor")).toBe(12);
    backend.stop();
  });

  it("no list is read that does not end", async () => {
    const backend = await startFakeServer((_request, response) => {
      const page = "x".repeat(1_000_000);
      const write = () => {
        while (!response.destroyed && response.write(page));
      };
      response.on("drain", write).writeHead(200);
      write();
    });
    const { loadEpisodes } = await load(backend);
    await expect(loadEpisodes()).rejects.toMatchObject({ name: "ApiError" });
    backend.stop();
  });
});
