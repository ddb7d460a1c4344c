import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(__dirname, "..", "..", "..");

/** Long enough for a start on a busy machine. */
export const TIMEOUT_MS = 60_000;

export type Inbox = {
  messages: {
    id: string;
    kind: string;
    name: string;
    email: string | null;
    phone: string | null;
    message: string;
    serviceType: string | null;
    details: Record<string, string>;
    suspect: boolean;
    delivery: { state: string; attempts: number; lastError: string | null };
  }[];
  suggestions: {
    name: string;
    email: string;
    phone: string | null;
    topic: string;
    question: string;
  }[];
  emails: {
    messageId: string | null;
    to: string | null;
    replyTo: string | null;
    subject: string | null;
    text: string | null;
    status: string;
    copies: number;
  }[];
};

/** A new data folder, and its removal. */
export function newDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), "primoze-backend-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

const environment = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: "test",
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SUPABASE_PORT: "0",
  SMTP_PORT: "0",
  INBOX_PORT: "0",
  ...variables,
});

const run = (script: string, args: string[], variables: Record<string, string>, ipc: boolean) =>
  spawn(process.execPath, ["--import", "tsx", join(ROOT, script), ...args], {
    cwd: ROOT,
    env: environment(variables),
    stdio: ["ignore", "pipe", "pipe", ...(ipc ? (["ipc"] as const) : [])],
  });

function collect(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (text) => (output.stdout += text));
  child.stderr?.on("data", (text) => (output.stderr += text));
  return output;
}

/** Runs a script to its end. */
export async function runToEnd(
  script: string,
  args: string[],
  variables: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = run(script, args, variables, false);
  const output = collect(child);
  const [code] = await once(child, "close");
  return { code, ...output };
}

/** `npm run inbox -- --json` on a data folder. */
export async function inboxOf(dataDir: string): Promise<Inbox> {
  const { code, stdout, stderr } = await runToEnd("scripts/inbox.ts", ["--json"], {
    DATA_DIR: dataDir,
  });
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** A running backend of its own process. */
export class BackendProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly output: { stdout: string; stderr: string },
    readonly dataDir: string,
    readonly url: string,
    readonly anonKey: string,
    readonly inboxUrl: string,
  ) {}

  static async start(
    dataDir: string,
    variables: Record<string, string> = {},
  ): Promise<BackendProcess> {
    const child = run("scripts/backend/main.ts", [], { DATA_DIR: dataDir, ...variables }, true);
    const output = collect(child);
    const ready = new Promise<{ url: string; anonKey: string; inboxUrl: string }>(
      (resolve, reject) => {
        child.once("message", resolve);
        child.once("exit", (code) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
      },
    );
    const { url, anonKey, inboxUrl } = await ready;
    return new BackendProcess(child, output, dataDir, url, anonKey, inboxUrl);
  }

  get secretKey(): string {
    return JSON.parse(readFileSync(join(this.dataDir, "keys.json"), "utf8")).secretKey;
  }

  /** Calls a path under the Supabase URL with a key; a body makes it a POST. */
  async call(
    path: string,
    init: { key?: string; method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: unknown }> {
    const { key = this.anonKey, body, headers } = init;
    const response = await fetch(`${this.url}${path}`, {
      method: init.method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        ...(key && { apikey: key }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  /** Sends a message and gives its id. */
  async send(payload: Record<string, unknown>): Promise<string> {
    const { status, body } = await this.call("/functions/v1/send-contact-email", { body: payload });
    const answer = body as { ok?: boolean; id?: string; error?: string };
    if (status !== 200 || !answer.ok || !answer.id) throw new Error(`${status} ${answer.error}`);
    return answer.id;
  }

  async inbox(): Promise<Inbox> {
    return (await fetch(`${this.inboxUrl}/api/inbox`)).json();
  }

  /** Process ids of its children. */
  childPids(): number[] {
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
    return table.split("\n").flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return pid && parent === this.child.pid ? [pid] : [];
    });
  }

  /** Sends a signal and waits for the end; gives the exit code, null when killed by the signal. */
  async end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, "exit");
    this.child.kill(signal);
    const [code] = await ended;
    return code;
  }
}

/** Whether a process lives; one that has ended and waits for its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
    return !state.trim().startsWith("Z");
  } catch {
    return false;
  }
}
