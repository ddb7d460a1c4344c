import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { backendEnv, FREE_PORTS, startBackend } from "@/scripts/lib/backend.mjs";
import { stopProcess, stopProcesses } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { FORMS } from "@/tests/api/support/forms";
import { waitFor } from "@/tests/backend/support/wait-for";

/** Milliseconds of load before a fault, and during and after it. */
const BEFORE_MS = 2_000;
const DURING_MS = 4_000;
const CONNECTIONS = 20;

/** The load without a fault. */
const LOAD = { connections: 50, durationMs: 30_000 };

const SETTINGS = {
  RATE_LIMIT_PER_ADDRESS: "100000000",
  RETRY_INTERVAL_MS: "500",
  RETRY_BASE_MS: "500",
};

/** Quote requests while something fails. The table is printed at the end. */
describe("each accepted message is stored once, and mailed", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "faults-"));
  const table: object[] = [];
  let ports: Record<string, string>;
  let sitePort: number;
  let mail: Awaited<ReturnType<typeof startMailProxy>>;
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let site: Awaited<ReturnType<typeof startSite>>;

  async function startData() {
    const SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
    backend = await startBackend({ DATA_DIR: dataDir, SMTP_URL, ...ports, ...SETTINGS }, "pipe");
    backend.process.stdout?.resume();
    backend.process.stderr?.resume();
  }
  async function startNode() {
    site = await startSite("start", sitePort, { ...backendEnv(backend), ...SETTINGS }, "pipe");
    site.process.stdout?.resume();
    site.process.stderr?.resume();
  }
  async function restartData(signal: NodeJS.Signals) {
    await stopProcess(backend.process, signal);
    await startData();
  }

  beforeAll(async () => {
    sitePort = await getPort();
    const [port, smtpPort] = [await getPort(), await getPort()];
    ports = { ...FREE_PORTS, SUPABASE_PORT: String(port), SMTP_PORT: String(smtpPort) };
    mail = await startMailProxy(smtpPort);
    await startData();
    await startNode();
  });

  afterAll(async () => {
    console.table(table);
    await stopProcesses();
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const FAULTS: Record<string, () => Promise<void>> = {
    "backend stopped (SIGTERM)": () => restartData("SIGTERM"),
    "backend and functions killed": () => restartData("SIGKILL"),
    "functions killed": async () => {
      execFileSync("pkill", ["-KILL", "-P", String(backend.process.pid)]);
    },
    "mail server down": async () => {
      await mail.close();
      await pause(DURING_MS);
      await mail.open();
    },
    // What the database has written while its clock was a year ahead.
    "mail server down, clock ahead": async () => {
      await mail.close();
      await pause(DURING_MS);
      const { secretKey } = JSON.parse(readFileSync(path.join(dataDir, "keys.json"), "utf8"));
      const ahead = new Date(Date.now() + 365 * 86_400_000).toISOString();
      const waiting = "/rest/v1/contact_messages?delivery_state=neq.delivered";
      const { status } = await fetch(`${backend.url}${waiting}`, {
        method: "PATCH",
        headers: { apikey: secretKey, "content-type": "application/json" },
        body: JSON.stringify({ created_at: ahead, next_attempt_at: ahead }),
      });
      expect(status).toBe(204);
      await mail.open();
    },
    "site and backend killed": async () => {
      await Promise.all([site, backend].map((server) => stopProcess(server.process, "SIGKILL")));
      await startData();
      await startNode();
    },
  };

  async function expectNoneLost(fault: string, connections: number, run: () => Promise<void>) {
    const stopSenders = startSenders(`${site.url}/api/quote`, connections);
    await run();
    const { accepted, refused, slowestMs } = await stopSenders();
    const counts = await countMessages(backend.inboxUrl, accepted);
    const sent = { accepted: accepted.size, "refused at first": refused, "slowest, ms": slowestMs };
    table.push({ fault, ...sent, ...counts });
    expect(accepted.size).toBeGreaterThan(0);
    expect(counts).toMatchObject({
      stored: accepted.size,
      mailed: accepted.size,
      "stored twice": 0,
    });
  }

  it("without a fault", () => {
    const { connections, durationMs } = LOAD;
    return expectNoneLost(`none, ${connections} senders`, connections, () => pause(durationMs));
  });

  it.each(Object.entries(FAULTS))("with %s", (fault, run) =>
    expectNoneLost(fault, CONNECTIONS, async () => {
      await pause(BEFORE_MS);
      await run();
      await pause(DURING_MS);
    }),
  );
});

/** As visitors do, each repeats a request that was refused, with its key, until it is accepted. */
function startSenders(url: string, connections: number) {
  const accepted = new Set<string>();
  let refused = 0;
  let slowestMs = 0;
  let stopped = false;
  const isAccepted = (body: string, key: string) => {
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const answer = fetch(url, { method: "POST", headers, body });
    return answer.then(async (one) => (await one.text(), one.ok)).catch(() => false);
  };
  async function send() {
    while (!stopped) {
      const values = FORMS.quote.valid();
      const [body, key] = [JSON.stringify(values), crypto.randomUUID()];
      const start = performance.now();
      if (!(await isAccepted(body, key))) {
        refused += 1;
        do await pause(250);
        while (!(await isAccepted(body, key)));
      }
      accepted.add(values.email!);
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - start));
    }
  }
  const all = Array.from({ length: connections }, send);
  return async () => {
    stopped = true;
    await Promise.all(all);
    return { accepted, refused, slowestMs };
  };
}

/** What became of the messages of these addresses, once every message is mailed. */
async function countMessages(inboxUrl: string, senders: ReadonlySet<string | null>) {
  const delivered = async () => {
    const inbox: InboxDocument = await (await fetch(`${inboxUrl}/api/inbox`)).json();
    return inbox.messages.every(({ delivery }) => delivery.state === "delivered") && inbox;
  };
  const inbox = await waitFor("every e-mail", delivered, 180_000);
  const messages = inbox.messages.filter(({ email }) => senders.has(email));
  const ids = new Set<string | null>(messages.map(({ id }) => id));
  const emails = inbox.emails.filter(({ messageId }) => ids.has(messageId));
  const stored = new Set(messages.map(({ email }) => email)).size;
  return {
    stored,
    mailed: new Set(emails.map(({ messageId }) => messageId)).size,
    "stored twice": messages.length - stored,
    "mailed twice": emails.filter(({ copies }) => copies > 1).length,
  };
}

/** Stands before the mail server, which is down while this is closed. */
async function startMailProxy(target: number) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.end();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  const port = await getPort();
  const open = async () => {
    await once(server.listen(port, "127.0.0.1"), "listening");
  };
  const close = async () => {
    const closed = once(server.close(), "close");
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await open();
  return { port, open, close };
}
