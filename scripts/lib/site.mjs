import { setTimeout as delay } from "node:timers/promises";
import { SERVER } from "./build.mjs";
import { startProcess, whenReady } from "./processes.mjs";

/** The standalone server is the one that is deployed. */
const COMMANDS = { start: [SERVER], dev: ["node_modules/next/dist/bin/next", "dev"] };

/**
 * Starts Next in production or development mode and waits until it responds. @throws Failure
 * @param {"start" | "dev"} mode @param {number} port @param {Record<string, string | undefined>} env
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads the output of the server
 */
export async function startSite(mode, port, env, stdio = "inherit") {
  // Loopback, so that only this machine can connect.
  const host = process.env.HOST || "127.0.0.1";
  const args = [
    ...["--import", "./scripts/lib/exit-with-parent.mjs", ...COMMANDS[mode]],
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
  const responds = async () => {
    // Any status will do. In development mode this route compiles faster than a page.
    while (child.exitCode === null && !(await fetch(`${url}/api/live`).catch(() => false)))
      await delay(100);
  };
  await whenReady(child, "The server of the site", responds());
  return { url, process: child };
}

/** A wildcard address is no destination. @param {string} host @param {number} port */
function urlOn(host, port) {
  if (["0.0.0.0", "::", "127.0.0.1"].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
