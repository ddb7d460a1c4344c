import { isIPv6 } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { SERVER } from "./build.mjs";
import { startProcess, whenReady } from "./processes.mjs";

/**
 * Starts the server that is deployed, or Next in development mode, and waits until it responds.
 * @param {"start" | "dev"} mode @param {number} port
 * @param {Record<string, string | undefined>} env
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads the output of the server
 * @throws Failure
 */
export async function startSite(mode, port, env, stdio = "inherit") {
  // Loopback, so that only this machine can connect.
  const host = process.env.HOST || "127.0.0.1";
  const program =
    mode === "dev" ? ["node_modules/next/dist/bin/next", "dev", "--hostname", host] : [SERVER];
  const variables = {
    ...env,
    // Under a third value, such as "test" of Jest, Next works as in neither.
    NODE_ENV: mode === "dev" ? "development" : "production",
    PORT: String(port),
    // The standalone server reads HOSTNAME; some shells set it to the name of the machine.
    HOSTNAME: host,
  };
  const child = startProcess(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", ...program],
    { env: variables, stdio, channel: true },
  );
  const name = isIPv6(host) ? `[${host}]` : host.replace("127.0.0.1", "localhost");
  const url = `http://${name}:${port}`;
  const responds = async () => {
    // Any status will do. In development mode this route compiles faster than a page.
    while (child.exitCode === null && !(await fetch(`${url}/api/live`).catch(() => false)))
      await delay(100);
  };
  await whenReady(child, "The server of the site", responds());
  return { url, process: child };
}
