// The standalone server.js, into which `next build` bundles this file (adapter/complete-build.ts).
import { readFileSync } from "node:fs";
import { Server } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createNodeServer } from "@/adapter/server/node-server";
import { openStaticFolder, type OwnHeaders } from "@/adapter/server/static-files";

/** What the build writes beside server.js. `config` is Next's own, as its own server.js has it. */
export type ServerBuild = { builtAt: string; config: unknown; ownHeaders: OwnHeaders };

const folder = fileURLToPath(new URL(".", import.meta.url));
const build: ServerBuild = JSON.parse(readFileSync(path.join(folder, "server.json"), "utf8"));

process.chdir(folder);
Object.assign(process.env, {
  NODE_ENV: "production",
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(build.config),
});
// For /api/live. Not in the compiled code, which stays the same for the same sources.
process.env.BUILT_AT ??= build.builtAt;

const port = Number(process.env.PORT) || 3000;
const hostname = process.env.HOSTNAME || "0.0.0.0";

const site = openStaticFolder(path.join(folder, "site"), build.ownHeaders);
// Loaded here, because Next reads the variables above when it is loaded.
const { default: createNext } = await import("next");
// Next adds an `upgrade` listener to this server, which never listens.
const next = createNext({ dir: folder, hostname, port, httpServer: new Server() });
await next.prepare();

const server = createNodeServer(site, next.getRequestHandler());
const keepAliveTimeout = Number(process.env.KEEP_ALIVE_TIMEOUT);
if (keepAliveTimeout > 0) server.keepAliveTimeout = keepAliveTimeout;

/** The first of the sockets that systemd passes (sd_listen_fds). */
const FIRST_SOCKET = 3;
const { LISTEN_PID, LISTEN_FDS } = process.env;
const isSocketPassed = LISTEN_PID === String(process.pid) && LISTEN_FDS === "1";

server.on("error", (error) => {
  console.error(`The server could not start: ${error.message}`);
  process.exit(1);
});
// From systemd's socket (deploy/primoze.socket), where connections wait while the server restarts
// (docs/decisions/0027); without one from HOSTNAME and PORT.
server.listen(isSocketPassed ? { fd: FIRST_SOCKET } : { host: hostname, port }, () => {
  console.log(`Ready on ${isSocketPassed ? "the socket of systemd" : `${hostname}:${port}`}`);
});

/**
 * Requests in progress are answered first. The codes are those of a process that a signal ended.
 */
function stopOn(signal: NodeJS.Signals, code: number) {
  process.once(signal, () => {
    server.close(() => void next.close().finally(() => process.exit(code)));
  });
}
stopOn("SIGINT", 130);
stopOn("SIGTERM", 143);
