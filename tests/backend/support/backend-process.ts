import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { InboxDocument } from "@/scripts/backend/inbox/document";
import { BACKEND_ARGUMENTS, POSTGRES_FLAGS, temporaryDataDir } from "@/scripts/lib/backend.mjs";
import { type Addresses, Backend } from "@/tests/backend/support/backend";

const ROOT = join(__dirname, "..", "..", "..");

/** Creates an empty temporary data folder. */
export function newDataDir(): { dataDir: string; remove(): void } {
  const dataDir = temporaryDataDir();
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
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
  ...variables,
});

const spawnNode = (args: string[], variables: Record<string, string>, ipc: boolean) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    env: environment(variables),
    stdio: ["ignore", "pipe", "pipe", ...(ipc ? (["ipc"] as const) : [])],
  });

function captureOutput(child: ChildProcess): { stdout: string; stderr: string } {
  const output = { stdout: "", stderr: "" };
  child.stdout?.on("data", (text) => (output.stdout += text));
  child.stderr?.on("data", (text) => (output.stderr += text));
  return output;
}

const TSX = [...POSTGRES_FLAGS, "--import", "tsx"];

/** Runs a script and waits until it exits. */
export async function runScript(
  script: string,
  args: string[],
  variables: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawnNode([...TSX, script, ...args], variables, false);
  const output = captureOutput(child);
  const [code] = await once(child, "close");
  return { code, ...output };
}

/** Starts a script that speaks with the test by messages. */
export const startScript = (script: string, variables: Record<string, string>): ChildProcess =>
  spawnNode([...TSX, script], variables, true);

/**
 * Output of `npm run inbox -- --json`.
 * @param backend its folder, and the address of its inbox if it runs
 */
export async function readInbox({
  dataDir,
  inboxUrl,
}: Pick<Addresses, "dataDir"> & Partial<Addresses>): Promise<InboxDocument> {
  const { code, stdout, stderr } = await runScript("scripts/inbox.ts", ["--json"], {
    DATA_DIR: dataDir,
    ...(inboxUrl && { INBOX_PORT: new URL(inboxUrl).port }),
  });
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** A backend that runs in a child process. */
export class BackendProcess extends Backend {
  private constructor(
    readonly child: ChildProcess,
    readonly output: { stdout: string; stderr: string },
    addresses: Addresses,
  ) {
    super(addresses);
  }

  static async start(
    dataDir: string,
    variables: Record<string, string> = {},
  ): Promise<BackendProcess> {
    const child = spawnNode(BACKEND_ARGUMENTS, { DATA_DIR: dataDir, ...variables }, true);
    const output = captureOutput(child);
    const ready = new Promise<Addresses>((resolve, reject) => {
      child.once("message", (message) => resolve({ ...(message as Addresses), dataDir }));
      child.once("exit", (code) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
    });
    return new BackendProcess(child, output, await ready);
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
