import { expect, test } from "@playwright/test";
import { hasScreenReader, SCREEN_READER_PACKAGES } from "@/scripts/lib/engines.mjs";
import { servers } from "@/tests/support/browser-test";
import { startScreenReader } from "@/tests/support/screen-reader/session";
import { perform, TASKS } from "@/tests/support/screen-reader/tasks";

// The other tasks are done by `npm run screen-reader` (docs/screen-reader.md).

test("Orca says how many episodes a theme has, once it is chosen", async () => {
  test.skip(!hasScreenReader(), `No screen reader (Debian: ${SCREEN_READER_PACKAGES})`);
  test.setTimeout(120_000);
  const reader = await startScreenReader(servers.site);
  try {
    const lines = await perform(reader, TASKS.podcast);
    expect(lines.find(({ input }) => input === "`space`")?.said).toEqual([
      "selecionado",
      "9 episódios de Mercado de Tintas",
    ]);
  } finally {
    await reader.stop();
  }
});
