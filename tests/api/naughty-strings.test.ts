import naughtyStrings from "big-list-of-naughty-strings";
import { cleanText } from "@/lib/api/clean-text";
import { escapeHtml } from "@/lib/forms/escape-html";
import { FORM_NAMES, FORMS } from "@/tests/api/support/forms";
import { catchLog, jsonRequest, loadRoute, startRecorder } from "@/tests/api/support/route";

/**
 * Every string in every field of every form, against a backend that keeps what it is sent. `npm run stress` does the
 * same with the real one.
 */
describe.each(FORM_NAMES)("the Big List of Naughty Strings in /api/%s", (form) => {
  catchLog();
  let backend: Awaited<ReturnType<typeof startRecorder>>;
  beforeAll(async () => {
    backend = await startRecorder();
  });
  afterAll(() => backend.stop());

  it.each(Object.keys(FORMS[form].valid()))(
    "%s: accepted and escaped, or refused",
    async (field) => {
      const POST = await loadRoute(form, backend);
      const statuses = new Set<number>();
      for (const text of naughtyStrings) {
        backend.calls.splice(0);
        const { status } = await POST(jsonRequest({ ...FORMS[form].valid(), [field]: text }));
        statuses.add(status);
        const sent = backend.calls.map(({ body }) => JSON.stringify(body)).join();
        const escaped = JSON.stringify(escapeHtml(cleanText(text).trim())).slice(1, -1);
        if (status === 200) expect(sent).toContain(escaped);
        else expect(sent).toBe("");
      }
      expect([...statuses].filter((status) => ![200, 422, 429].includes(status))).toEqual([]);
    },
  );
});
