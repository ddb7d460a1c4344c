import { FORMS as CONTRACTS } from "@/supabase/functions/_shared/contract/message-row";
import { FORMS, type FormName } from "@/tests/api/support/forms";
import { captureLog, jsonRequest, loadRoute, startFakeServer } from "@/tests/api/support/route";

/**
 * Each call of specification §7, to a stand-in that answers as one of two kinds of function: one of
 * this repository, which says so, or a customer's own, of which §7 knows only the error field.
 */

const log = captureLog();

/**
 * Whether the answer is a stored message: of ours, and of functions that never said who they are.
 */
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
type Kind = (typeof KINDS)[number];

const isOursHeader = (kind: Kind, name: string) =>
  kind === "ours" ? { "x-primoze-function": name } : {};

/**
 * A stand-in of functions of one kind, for all tests of a `describe`: each test says what it
 * answers. It refuses everything but the named functions.
 */
function standIn(kind: Kind) {
  let answer: Partial<Record<string, Answer>> = {};
  let server: Awaited<ReturnType<typeof startFakeServer>>;
  beforeAll(async () => {
    server = await startFakeServer((request, response) => {
      const name = request.url?.split("/").at(-1) ?? "";
      const [, status, type, body] = answer[name] ?? ["", 500, "", ""];
      const typeHeader = type && { "content-type": type };
      response.writeHead(status, { ...typeHeader, ...isOursHeader(kind, name) }).end(body);
    });
  });
  afterAll(() => server.stop());
  return {
    server: () => server,
    answers: (answersOf: Partial<Record<string, Answer>>) => (answer = answersOf),
  };
}

describe.each(
  (["quote", "proposal", "suggestion"] satisfies FormName[]).flatMap((form) =>
    KINDS.map((kind) => [form, kind] as const),
  ),
)("§7: POST /api/%s, %s", (form, kind) => {
  const functions = standIn(kind);
  let POST: Awaited<ReturnType<typeof loadRoute>>;
  beforeAll(async () => (POST = await loadRoute(form, functions.server())));

  it.each(answers)("%s", async (...answer) => {
    const [, , , body, verdict] = answer;
    functions.answers({ "send-contact-email": answer });
    const response = await POST(jsonRequest(FORMS[form].valid()));
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

/** The module of the episodes with the variables of a backend, and its own memory. */
async function loadEpisodesModule(backend: { url: string; anonKey: string }) {
  await loadRoute("quote", backend);
  return import("@/lib/server/episodes");
}

describe.each(KINDS)("episodes, %s", (kind) => {
  const functions = standIn(kind);
  let loaded: Awaited<ReturnType<typeof loadEpisodesModule>>;
  beforeAll(async () => (loaded = await loadEpisodesModule(functions.server())));
  const video = {
    youtube_video_id: "dQw4w9WgXcQ",
    titulo: "Tintas",
    data_publicacao: "2025-01-01T00:00:00Z",
  };
  const LIST: Answer = ["", 200, JSON_TYPE, JSON.stringify({ videos: [video] }), SENT];
  const refused = { name: "ApiError" };

  it.each(answers)("of a list, %s leads to the fallback", async (...answer) => {
    functions.answers({ "fetch-episodios": answer, "youtube-videos": LIST });
    const { source, episodes } = await loaded.loadEpisodes();
    expect([source, episodes.map(({ id }) => id)]).toEqual(["youtube", [video.youtube_video_id]]);
  });

  it.each(answers)("%s: no list from YouTube, no sync", async (...answer) => {
    functions.answers({ "fetch-episodios": answer, "youtube-videos": answer });
    await expect(loaded.loadEpisodes()).rejects.toMatchObject(refused);
    await expect(loaded.syncEpisodes("visitor")).rejects.toMatchObject(refused);
  });

  it.each(answers)("%s to an import", async (...answer) => {
    functions.answers({ "youtube-videos": answer });
    const isImported = await loaded.importEpisode("dQw4w9WgXcQ", "visitor").then(
      () => true,
      () => false,
    );
    expect(isImported).toBe(answer[4][kind]);
  });

  it("a list is read", async () => {
    functions.answers({ "fetch-episodios": LIST, "youtube-videos": LIST });
    expect((await loaded.loadEpisodes()).source).toBe("database");
    expect(await loaded.syncEpisodes("visitor")).toBe(1);
  });

  it("a sync may only count", async () => {
    functions.answers({ "youtube-videos": ["", 200, JSON_TYPE, '{"count":12}', SENT] });
    expect(await loaded.syncEpisodes("visitor")).toBe(12);
  });
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
  const { loadEpisodes } = await loadEpisodesModule(backend);
  await expect(loadEpisodes()).rejects.toMatchObject({ name: "ApiError" });
  backend.stop();
});
