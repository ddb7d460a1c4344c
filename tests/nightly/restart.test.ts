import { exec } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import getPort from "get-port";
import { SERVER } from "@/scripts/lib/build.mjs";
import { startNginx } from "@/tests/support/nginx";
import { findNginx, onPath } from "@/tests/nightly/support/programs";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { startServerOnSocket } from "@/tests/nightly/support/server-on-socket";
import { FORMS } from "@/tests/api/support/forms";
import { waitFor } from "@/tests/backend/support/wait-for";

const canRun = Boolean(findNginx() && onPath("systemd-socket-activate"));
if (!canRun) console.log("No nginx or no systemd on this machine: restarts are not tested.");

/** A backend that accepts each message when the test says so. */
async function startSlowBackend() {
  const received: string[] = [];
  const open: ServerResponse[] = [];
  let isSlow = true;
  const accept = (response: ServerResponse) =>
    response.setHeader("content-type", "application/json").end("{}");
  const server = createServer(async (request, response) => {
    received.push(((await json(request)) as { email: string }).email);
    if (isSlow) open.push(response);
    else accept(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** E-mail addresses of the messages. */
    received,
    acceptAll() {
      isSlow = false;
      open.forEach(accept);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

(canRun ? it : it.skip)(
  "a restart answers requests in progress and later ones, and sends none twice",
  async () => {
    const backend = await startSlowBackend();
    const port = await getPort();
    const site = startServerOnSocket({
      port,
      cwd: path.dirname(path.resolve(SERVER)),
      env: { SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: "key", TRUSTED_PROXIES: "1" },
    });
    const nginx = await startNginx({ port: await getPort(), nodePort: port });
    const sent: string[] = [];
    async function post() {
      const values = FORMS.quote.valid();
      sent.push(values.email!);
      const { status } = await fetch(`${nginx.url}/api/quote`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(values),
      });
      return status;
    }

    try {
      const before = [post(), post()];
      await waitFor("both in progress", () => backend.received.length === 2);
      const restart = promisify(exec)(site.restart);
      const during = [post(), post(), post()];
      backend.acceptAll();
      await restart;
      const after = post();
      expect(await Promise.all([...before, ...during, after])).toEqual(sent.map(() => 200));
      expect(backend.received.sort()).toEqual(sent.sort());
    } finally {
      for (const server of [nginx, site]) await stopProcess(server.process);
      backend.stop();
      for (const { folder } of [nginx, site]) rmSync(folder, { recursive: true });
    }
  },
);
