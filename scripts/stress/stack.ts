import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { type InboxDocument, inboxDocument } from "@/scripts/backend/inbox/document";
import { readLock } from "@/scripts/backend/lock";
import { startBackend } from "@/scripts/lib/backend.mjs";
import { killProcess, stopProcess } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { Switch } from "@/scripts/stress/switch";

/** Room for the site's objects; it needs about half of it under load. */
export const SITE_HEAP_MB = 192;

type Started<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>>;

/** The built site before an embedded backend of its own: a temporary folder, free loopback ports, lines that break. */
export class Stack {
  /** What site and backend have printed. */
  log = "";

  private constructor(
    private readonly folder: string,
    private readonly variables: Record<string, string>,
    readonly toBackend: Switch,
    readonly toMail: Switch,
    private backend: Started<typeof startBackend>,
    private readonly server: Started<typeof startSite>,
  ) {}

  /** @param variables for the backend and its functions, beside ports and folder */
  static async start(variables: Record<string, string> = {}): Promise<Stack> {
    const folder = await mkdtemp(path.join(tmpdir(), "primoze-stress-"));
    const [toBackend, toMail] = [await Switch.open(), await Switch.open()];
    const all = {
      DATA_DIR: folder,
      SUPABASE_PORT: "0",
      SMTP_PORT: "0",
      INBOX_PORT: "0",
      SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
      ...variables,
    };
    const backend = await startBackend(all, "pipe");
    const siteEnv = {
      SUPABASE_URL: `http://127.0.0.1:${toBackend.port}`,
      SUPABASE_ANON_KEY: backend.anonKey,
      RATE_LIMIT_PER_ADDRESS: "100000000",
      REDIS_URL: "",
      // With room to spare, Node collects late and memory grows without any leak; with this little, a leak ends the process.
      NODE_OPTIONS: `--max-old-space-size=${SITE_HEAP_MB}`,
    };
    const server = await startSite("start", await freePort(), siteEnv, "pipe");
    const stack = new Stack(folder, all, toBackend, toMail, backend, server);
    stack.listenTo(server.process);
    await stack.wire();
    return stack;
  }

  get siteUrl() {
    return this.server.url;
  }
  get backendUrl() {
    return `http://127.0.0.1:${this.toBackend.port}`;
  }
  get anonKey() {
    return this.backend.anonKey;
  }

  /** Ends backend and functions without warning. */
  killBackend = () => killProcess(this.backend.process);

  /** Starts the backend again on the same data. */
  async restartBackend(): Promise<void> {
    this.backend = await startBackend(this.variables, "pipe");
    await this.wire();
  }

  async inbox(): Promise<InboxDocument> {
    const response = await fetch(`${this.backend.inboxUrl}/api/inbox`);
    return inboxDocument.parse(await response.json());
  }

  /** Resident memory of the site's process, in MB. */
  siteMemory(): number {
    const pid = String(this.server.process.pid);
    return Number(execFileSync("ps", ["-o", "rss=", "-p", pid], { encoding: "utf8" })) / 1024;
  }

  async stop(): Promise<void> {
    await stopProcess(this.server.process);
    await stopProcess(this.backend.process);
    await this.toBackend.close();
    await this.toMail.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Points the lines at the backend, which has new ports after every start. */
  private async wire() {
    this.listenTo(this.backend.process);
    this.toBackend.target = Number(new URL(this.backend.url).port);
    this.toMail.target = (await readLock(this.folder))?.smtpPort ?? 0;
  }

  private listenTo(child: Started<typeof startSite>["process"]) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => (this.log += text));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
