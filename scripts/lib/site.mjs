import { Failure } from "./failure.mjs";
import { exitCode, startProcess } from "./processes.mjs";
import { SERVER } from "./standalone.mjs";

/** How long the server may take to answer for the first time, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

/** What runs the site: the very server that is deployed, or Next's own for development. */
const COMMANDS = { start: [SERVER], dev: ["node_modules/next/dist/bin/next", "dev"] };

/**
 * Starts Next in production or development mode and waits until it answers.
 * @param {"start" | "dev"} mode
 * @param {number} port
 * @param {Record<string, string | undefined>} env
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads what the server prints
 */
export async function startSite(mode, port, env, stdio = "inherit") {
  const child = startProcess(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", ...COMMANDS[mode]],
    {
      env: {
        ...env,
        PORT: String(port),
        // Some shells export the machine's name under this, and the server would listen on that alone.
        HOSTNAME: "0.0.0.0",
        NEXT_TELEMETRY_DISABLED: "1",
      },
      stdio,
      channel: true,
    },
  );
  const url = `http://localhost:${port}`;
  const ended = exitCode(child, "next").then(() => {
    throw new Failure("The site's server could not start; the message above says why.");
  });
  await Promise.race([answers(url), ended]);
  ended.catch(() => {});
  return { url, process: child };
}

/** @param {string} url */
async function answers(url) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    try {
      // Any answer will do; the health route is cheap in development mode too.
      await fetch(`${url}/api/health`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Failure(`The site did not answer on ${url} within ${START_TIMEOUT_MS / 1000} s.`);
}
