import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import getPort from "get-port";
import type { InboxMessage } from "@/scripts/backend/inbox/document";
import { backendEnv, FREE_PORTS, startBackend } from "@/scripts/lib/backend.mjs";
import { stopProcess, stopProcesses } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { FORM_NAMES, FORMS } from "@/tests/api/support/forms";
import { Backend } from "@/tests/backend/support/backend";
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

/** Forms of all kinds while something fails. The table is printed at the end. */
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

  const running = () => new Backend({ ...backend, dataDir });

  /** Changes rows, as somebody with the secret key may. */
  const change = (rows: string, to: object) => running().asService(rows, to, "PATCH");

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
      const ahead = new Date(Date.now() + 365 * 86_400_000).toISOString();
      const times = { created_at: ahead, next_attempt_at: ahead };
      await change("contact_messages?delivery_state=neq.delivered", times);
      await mail.open();
    },
    "site and backend killed": async () => {
      await Promise.all([site, backend].map((server) => stopProcess(server.process, "SIGKILL")));
      await startData();
      await startNode();
    },
  };

  async function expectNoneLost(fault: string, connections: number, run: () => Promise<void>) {
    const stopSenders = startSenders(site.url, connections);
    await run();
    const { accepted, refused, slowestMs } = await stopSenders();
    // A suggestion whose message failed is looked for after a minute.
    const [ofNow, anHourAgo] = [0, 3_600_000].map((ms) => new Date(Date.now() - ms).toISOString());
    await change(`podcast_suggestions?created_at=lt.${ofNow}`, { created_at: anHourAgo });
    const counts = await countMessages(running(), accepted);
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
function startSenders(siteUrl: string, connections: number) {
  const accepted = new Set<string>();
  let refused = 0;
  let slowestMs = 0;
  let stopped = false;
  const isAccepted = (url: string, body: string, key: string) => {
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const answer = fetch(url, { method: "POST", headers, body });
    return answer.then(async (one) => (await one.text(), one.ok)).catch(() => false);
  };
  async function send(_: unknown, sender: number) {
    for (let sent = sender; !stopped; sent += 1) {
      const form = FORM_NAMES[sent % FORM_NAMES.length]!;
      const values = FORMS[form].valid();
      const [url, body] = [`${siteUrl}/api/${form}`, JSON.stringify(values)];
      const key = crypto.randomUUID();
      const start = performance.now();
      if (!(await isAccepted(url, body, key))) {
        refused += 1;
        do await pause(250);
        while (!(await isAccepted(url, body, key)));
      }
      accepted.add(values[FORMS[form].key]!);
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

/** A proposal has its address in its contact. */
const senderOf = ({ email, details }: InboxMessage) => email ?? details.contato ?? "";

/** What became of the messages of these addresses, once every message is mailed. */
async function countMessages(backend: Backend, senders: ReadonlySet<string>) {
  const delivered = async () => {
    const inbox = await backend.inbox();
    const keys = new Set(inbox.messages.map(senderOf));
    const isComplete = inbox.suggestions.every(({ email }) => keys.has(email));
    const areDelivered = inbox.messages.every(({ delivery }) => delivery.state === "delivered");
    return isComplete && areDelivered && inbox;
  };
  const inbox = await waitFor("every e-mail", delivered, 180_000);
  const messages = inbox.messages.filter((message) => senders.has(senderOf(message)));
  const ids = new Set<string | null>(messages.map(({ id }) => id));
  const emails = inbox.emails.filter(({ messageId }) => ids.has(messageId));
  const stored = new Set(messages.map(senderOf)).size;
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
