// The standalone server.js, into which `next build` bundles this file (adapter/complete-build.ts).
import { readFileSync } from "node:fs";
import { Server } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createSiteServer, type ServerBuild } from "@/adapter/server/site-server";

const folder = fileURLToPath(new URL(".", import.meta.url));
const build: ServerBuild = JSON.parse(readFileSync(path.join(folder, "server.json"), "utf8"));

process.chdir(folder);
Object.assign(process.env, {
  NODE_ENV: "production",
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(build.config),
});
// For /api/live and /api/health. Not in the compiled code, which stays the same for the same sources.
process.env.BUILT_AT ??= build.builtAt;

const port = Number(process.env.PORT) || 3000;
// Without one Node listens on all addresses: of IPv6 and IPv4, or of IPv4 where there is no IPv6.
const hostname = process.env.HOSTNAME || undefined;

// Loaded here, because Next reads the variables above when it is loaded.
const { default: createNext } = await import("next");
// Next adds an `upgrade` listener to this server, which never listens.
const next = createNext({ dir: folder, hostname, port, httpServer: new Server() });
await next.prepare();

const server = createSiteServer(path.join(folder, "site"), build, next.getRequestHandler());
server.on("error", (error) => {
  console.error(`The server could not start: ${error.message}`);
  process.exit(1);
});
server.listen({ host: hostname, port }, () => {
  console.log(`Ready on ${hostname ?? "all addresses"}, port ${port}`);
});

/**
 * Requests in progress are answered first. The codes are those of a process that a signal ended.
 */
function stopOn(signal: NodeJS.Signals, code: number) {
  process.once(signal, () => {
    // A connection that was busy now is idle when its answer is complete.
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearInterval(closing);
      void next.close().finally(() => process.exit(code));
    });
  });
}
stopOn("SIGINT", 130);
stopOn("SIGTERM", 143);
