import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { hasScreenReader, SCREEN_READER_PACKAGES } from "@/scripts/lib/engines.mjs";
import { Failure, runScript } from "@/scripts/lib/failure.mjs";
import { stopOnSignals, stopProcesses } from "@/scripts/lib/processes.mjs";
import { startScreenReader } from "@/tests/support/screen-reader/session";
import { type Line, perform, TASKS } from "@/tests/support/screen-reader/tasks";
import { startTestStack } from "@/tests/support/test-stack";

const FILE = "docs/screen-reader.md";
/** What follows this line is written by this command. */
const HEADING = "## Transcript\n";

/** `npm run screen-reader`: does five tasks with Orca on the built site and keeps what it said. */
await runScript(async () => {
  stopOnSignals();
  if (!hasScreenReader()) throw new Failure(`Debian packages needed: ${SCREEN_READER_PACKAGES}.`);
  const site = await startTestStack();
  const reader = await startScreenReader(site.url);
  const parts: string[] = [];
  try {
    for (const task of Object.values(TASKS)) {
      console.log(`▸ ${task.title}`);
      parts.push(`### ${task.title}\n\n${list(await perform(reader, task))}\n`);
    }
  } finally {
    await reader.stop();
  }
  const [introduction] = readFileSync(FILE, "utf8").split(HEADING);
  const text = `${introduction}${HEADING}\n${parts.join("\n")}`;
  writeFileSync(FILE, await format(text, { parser: "markdown", printWidth: 100 }));
  await stopProcesses();
  process.exit();
}, stopProcesses);

/** One line for each key. The test's e-mail address is another one each time. */
function list(lines: Line[]) {
  return lines
    .map(({ input, said }) => `- ${input}: ${said.length > 0 ? said.join(" / ") : "(nothing)"}`)
    .join("\n")
    .replace(/maria-[\w-]{36}@/g, "maria@");
}
