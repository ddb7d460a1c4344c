import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { denoArguments, denoEnvironment, denoPath } from "@/scripts/backend/functions/deno-command";

/** The functions are not restarted more often than this within the window. */
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;
const START_TIMEOUT_MS = 30_000;

const readyLine = z.object({ ready: z.number().int() });

export type FunctionsRuntime = {
  /** Resolves to the port once the functions run; null when they are not restarted any more. */
  port(): Promise<number | null>;
  isRunning(): boolean;
  stop(): Promise<void>;
};

type DenoProcess = { child: ChildProcess; port: number };

/** Starts one Deno process with all functions and waits until it is ready. */
async function launch(
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<DenoProcess> {
  const child = spawn(denoPath(), denoArguments(env), {
    env: denoEnvironment(env),
    // In its own process group, so that Ctrl-C does not interrupt an e-mail that is being sent.
    detached: true,
    windowsHide: true,
    // serve.ts exits when stdin closes, so Deno ends with this process, even after a crash.
    stdio: ["pipe", "pipe", "pipe"],
  });
  createInterface({ input: child.stderr }).on("line", log);
  const output = createInterface({ input: child.stdout });
  const port = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("timed out")), START_TIMEOUT_MS);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`ended with code ${code}`)));
    output.once("line", (line) => {
      clearTimeout(timer);
      resolve(readyLine.parse(JSON.parse(line)).ready);
    });
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw new Error("the functions did not start", { cause: error });
  });
  output.on("line", log);
  return { child, port };
}

/**
 * Runs the functions on Deno and restarts them when they exit, at most five times a minute.
 *
 * @param log receives every line that the functions print
 * @throws Error when the first start fails
 */
export async function startFunctions(
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<FunctionsRuntime> {
  let stopping = false;
  let current: DenoProcess | null = null;
  let starting: Promise<DenoProcess | null>;
  let restarts: number[] = [];

  const watch = (deno: DenoProcess): DenoProcess => {
    current = deno;
    deno.child.once("exit", () => {
      current = null;
      if (!stopping) starting = restart();
    });
    return deno;
  };

  const restart = async (): Promise<DenoProcess | null> => {
    const now = Date.now();
    restarts = [...restarts.filter((time) => now - time < RESTART_WINDOW_MS), now];
    if (restarts.length > MAX_RESTARTS) {
      log("The functions exited too often and are not restarted; restart the backend.");
      return null;
    }
    log("The functions exited unexpectedly and are restarted.");
    await delay(100 * 2 ** restarts.length);
    if (stopping) return null;
    return launch(env, log).then(watch, () => restart());
  };

  starting = Promise.resolve(watch(await launch(env, log)));

  return {
    port: async () => current?.port ?? (await starting)?.port ?? null,
    isRunning: () => current !== null,
    async stop() {
      stopping = true;
      const child = current?.child ?? (await starting)?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.stdin?.end();
      const timer = setTimeout(() => child.kill("SIGKILL"), 1_500);
      await ended;
      clearTimeout(timer);
    },
  };
}
