// Runs the embedded backend (scripts/lib/backend.mjs). Sends the parent process a message when it
// is ready, and stops on a signal or when the parent disconnects.
import { readOptions } from "@/scripts/backend/options";
import { type Backend, runBackend } from "@/scripts/backend/start";
import { Failure } from "@/scripts/lib/failure.mjs";

const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let starting: Promise<Backend> | null = null;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const backend = await starting?.catch(() => null);
  await backend?.stop();
  process.exit(process.exitCode ?? 0);
}

for (const event of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(event, stop);

try {
  starting = runBackend(readOptions(process.env), log);
  const { url, anonKey, siteToken, inboxUrl } = await starting;
  process.send?.({ url, anonKey, siteToken, inboxUrl });
  log(`Backend ready: ${url} (mail inbox ${inboxUrl}).`);
} catch (error) {
  console.error(error instanceof Failure ? error.message : error);
  process.exitCode = 1;
  await stop();
}
