import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { startProcess, whenReady } from "./processes.mjs";
import { SERVER } from "./build.mjs";

const START_TIMEOUT_MS = 60_000;

/** The standalone server is the one that is deployed. */
const COMMANDS = { start: [SERVER], dev: ["node_modules/next/dist/bin/next", "dev"] };

/**
 * Starts Next in production or development mode and waits until it responds. @throws Failure
 * @param {"start" | "dev" | string[]} mode or the arguments of another server
 * @param {number} port @param {Record<string, string | undefined>} env
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads the output of the server
 */
export async function startSite(mode, port, env, stdio = "inherit") {
  if (mode === "start" && !existsSync(SERVER)) {
    throw new Failure(
      "The site is not built. Run `npm run build`, or `npm run test:e2e` for tests.",
    );
  }
  // Loopback, so that only this machine can connect.
  const host = process.env.HOST || "127.0.0.1";
  const args = [
    ...["--import", "./scripts/lib/exit-with-parent.mjs"],
    ...(Array.isArray(mode) ? mode : COMMANDS[mode]),
    ...(mode === "dev" ? ["--hostname", host] : []),
  ];
  const variables = {
    ...env,
    // Under a third value, such as "test" of Jest, Next works as in neither.
    NODE_ENV: mode === "dev" ? "development" : "production",
    PORT: String(port),
    // The standalone server reads HOSTNAME; some shells set it to the name of the machine.
    HOSTNAME: host,
  };
  const child = startProcess(process.execPath, args, { env: variables, stdio, channel: true });
  const url = urlOn(host, port);
  await whenReady(child, "The server of the site", responds(url));
  return { url, process: child };
}

/** A wildcard address is no destination. @param {string} host @param {number} port */
function urlOn(host, port) {
  if (["0.0.0.0", "::", "127.0.0.1"].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** @param {string} url */
async function responds(url) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    // Any status will do. In development mode this route compiles faster than a page.
    if (await fetch(`${url}/api/live`).catch(() => undefined)) return;
    await delay(100);
  }
  throw new Failure(`The site did not respond on ${url} within ${START_TIMEOUT_MS / 1000} s.`);
}
