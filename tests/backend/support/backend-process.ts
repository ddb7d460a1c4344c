import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { BACKEND_ARGUMENTS, POSTGRES_FLAGS } from "@/scripts/lib/backend.mjs";

const ROOT = join(__dirname, "..", "..", "..");

/** Creates an empty temporary data folder. */
export function newDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), "primoze-backend-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Creates a temporary data folder with a new database (scripts/lib/backend.mjs). */
export function newDataDirWithDatabase(): ReturnType<typeof newDataDir> {
  const folder = newDataDir();
  const { DATABASE_TEMPLATE: template } = process.env;
  if (!template) throw new Error("tests/support/database-template.ts has not run");
  cpSync(template, join(folder.dataDir, "postgres"), { recursive: true });
  return folder;
}

const environment = (variables: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: "test",
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  SUPABASE_PORT: "0",
  SMTP_PORT: "0",
  INBOX_PORT: "0",
  // All tests call from one address; tests/backend/database.test.ts checks the limit.
  RATE_LIMIT_PER_ADDRESS: "100000",
  MAIL_MAX_PER_HOUR: "100000",
  ...variables,
});

const spawnNode = (args: string[], variables: Record<string, string>, ipc: boolean, cwd = ROOT) =>
  spawn(process.execPath, args, {
    cwd,
    env: environment(variables),
    stdio: ["ignore", "pipe", "pipe", ...(ipc ? (["ipc"] as const) : [])],
  });

function captureOutput(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (text) => (output.stdout += text));
  child.stderr?.on("data", (text) => (output.stderr += text));
  return output;
}

type Ended = { code: number | null; stdout: string; stderr: string };

async function untilEnd(
  args: string[],
  variables: Record<string, string>,
  cwd?: string,
): Promise<Ended> {
  const child = spawnNode(args, variables, false, cwd);
  const output = captureOutput(child);
  const [code] = await once(child, "close");
  return { code, ...output };
}

/**
 * Runs a script and waits until it exits.
 * @param cwd folder whose .env it reads
 */
export const runScript = (
  script: string,
  args: string[],
  variables: Record<string, string>,
  cwd?: string,
): Promise<Ended> =>
  untilEnd(
    [
      ...POSTGRES_FLAGS,
      "--import",
      pathToFileURL(require.resolve("tsx")).href,
      join(ROOT, script),
      ...args,
    ],
    { TSX_TSCONFIG_PATH: join(ROOT, "tsconfig.json"), ...variables },
    cwd,
  );

/** Runs a backend that cannot start, and waits until it exits. */
export const runBackend = (variables: Record<string, string>): Promise<Ended> =>
  untilEnd(BACKEND_ARGUMENTS, variables);

/** Output of `npm run inbox -- --json` for a data folder. */
export async function readInbox(dataDir: string): Promise<InboxDocument> {
  const { code, stdout, stderr } = await runScript("scripts/inbox.ts", ["--json"], {
    DATA_DIR: dataDir,
  });
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** A backend that runs in a child process. */
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
    const child = spawnNode(BACKEND_ARGUMENTS, { DATA_DIR: dataDir, ...variables }, true);
    const output = captureOutput(child);
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

  /** Sends a request to a path of the Supabase URL; POST when there is a body. */
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

  /** Sends a message and returns its id. */
  async send(payload: Record<string, unknown>): Promise<string> {
    const { status, body } = await this.call("/functions/v1/send-contact-email", { body: payload });
    const result = body as { ok?: boolean; id?: string; error?: string };
    if (status !== 200 || !result.ok || !result.id) throw new Error(`${status} ${result.error}`);
    return result.id;
  }

  async inbox(): Promise<InboxDocument> {
    return (await fetch(`${this.inboxUrl}/api/inbox`)).json();
  }

  /** Process ids of the child processes. */
  childPids(): number[] {
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
    return table.split("\n").flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return pid && parent === this.child.pid ? [pid] : [];
    });
  }

  /** Sends a signal and waits for the exit; returns the exit code, null when killed. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const exited = once(this.child, "exit");
    this.child.kill(signal);
    const [code] = await exited;
    return code;
  }
}

/** Whether a process runs; a zombie process does not. */
export function isRunning(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
    return !state.trim().startsWith("Z");
  } catch {
    return false;
  }
}

/** @returns the files and folders below a data folder that somebody else may read */
export const readableByOthers = (dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter(
    (name) => statSync(join(dataDir, name)).mode & 0o077,
  );
