import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { denoArguments, denoEnvironment, denoPath } from "@/scripts/backend/functions/deno-command";

/** More deaths than this within the window, and the functions stay down. */
const MAX_DEATHS = 5;
const WINDOW_MS = 60_000;
const START_TIMEOUT_MS = 30_000;

const firstLine = z.object({ ready: z.number().int() });

export type FunctionsRuntime = {
  /** Loopback port of the functions, once they answer; null when they are down for good. */
  port(): Promise<number | null>;
  isUp(): boolean;
  stop(): Promise<void>;
};

type Running = { child: ChildProcess; port: number };

/** Starts one Deno process with all functions and waits for its first line. */
async function launch(env: Record<string, string>, log: (line: string) => void): Promise<Running> {
  const child = spawn(denoPath(), denoArguments(env), {
    env: denoEnvironment(env),
    // Out of the reach of a terminal's Ctrl-C, which would cut off what is being sent.
    detached: true,
    windowsHide: true,
    // Deno ends when this pipe does, so it cannot outlive this process, whatever happens to it.
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
      resolve(firstLine.parse(JSON.parse(line)).ready);
    });
  }).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw new Error("the functions did not start", { cause: error });
  });
  output.on("line", log);
  return { child, port };
}

/**
 * Runs the functions on Deno and starts them again when they die, a few times a minute at most.
 *
 * @param log gets every line the functions print
 * @throws Error when they do not start at all
 */
export async function startFunctions(
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<FunctionsRuntime> {
  let stopping = false;
  let up: Running | null = null;
  let starting: Promise<Running | null>;
  let deaths: number[] = [];

  const watch = (running: Running): Running => {
    up = running;
    running.child.once("exit", () => {
      up = null;
      if (!stopping) starting = restart();
    });
    return running;
  };

  const restart = async (): Promise<Running | null> => {
    const now = Date.now();
    deaths = [...deaths.filter((time) => now - time < WINDOW_MS), now];
    if (deaths.length > MAX_DEATHS) {
      log("The functions died too often and stay down; restart the backend.");
      return null;
    }
    log("The functions ended unexpectedly and are started again.");
    await delay(100 * 2 ** deaths.length);
    if (stopping) return null;
    return launch(env, log).then(watch, () => restart());
  };

  starting = Promise.resolve(watch(await launch(env, log)));

  return {
    port: async () => up?.port ?? (await starting)?.port ?? null,
    isUp: () => up !== null,
    async stop() {
      stopping = true;
      const child = up?.child ?? (await starting)?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.stdin?.end();
      const timer = setTimeout(() => child.kill("SIGKILL"), 1_500);
      await ended;
      clearTimeout(timer);
    },
  };
}
