import naughtyStrings from "big-list-of-naughty-strings";
import { cleanText } from "@/lib/api/clean-text";
import { escapeHtml } from "@/lib/forms/escape-html";
import { FORM_NAMES, FORMS } from "@/tests/api/support/forms";
import {
  captureLog,
  jsonRequest,
  loadRoute,
  startRecordingBackend,
} from "@/tests/api/support/route";

/**
 * Every string in every field of every form, against a fake backend that records the calls.
 * `npm run stress` does the same with the real backend.
 */
describe.each(FORM_NAMES)("the Big List of Naughty Strings in /api/%s", (form) => {
  captureLog();
  let backend: Awaited<ReturnType<typeof startRecordingBackend>>;
  beforeAll(async () => {
    backend = await startRecordingBackend();
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
