import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { PROJECT_ROOT } from "@/scripts/backend/options";

const START_TIMEOUT_MS = 30_000;

const FOLDER = join(PROJECT_ROOT, "supabase", "functions");

/** The functions read no files, start no programs, and use only packages of node_modules. */
const ARGUMENTS = [
  "run",
  "--quiet",
  "--no-prompt",
  "--no-lock",
  "--cached-only",
  // Not in deno.json, because a deploy reads that file too and has no node_modules.
  "--node-modules-dir=manual",
  `--config=${join(FOLDER, "deno.json")}`,
  "--allow-net",
  "--allow-env",
  join(FOLDER, "_local", "serve.ts"),
];

/** The bin script of the npm package would add a second process. */
function denoPath(): string {
  const installer: unknown = createRequire(import.meta.url)("deno/install_api.cjs");
  return String((installer as { runInstall(): unknown }).runInstall());
}

export type FunctionsRuntime = Awaited<ReturnType<typeof startFunctions>>;

type Deno = { child: ChildProcess; port: number };
type Environment = Record<string, string | undefined>;

async function launch(env: Environment, log: (line: string) => void): Promise<Deno> {
  const child = spawn(denoPath(), ARGUMENTS, {
    env: {
      ...env,
      NODE_ENV: "production",
      DENO_DIR: join(PROJECT_ROOT, ".cache", "deno"),
      DENO_NO_UPDATE_CHECK: "1",
      NO_COLOR: "1",
    },
    // In its own process group: a signal to the backend's is no crash of the functions.
    detached: true,
    // serve.ts exits when stdin closes, so Deno ends with this process, even after a crash.
    stdio: ["pipe", "pipe", "pipe"],
  });
  createInterface({ input: child.stderr }).on("line", log);
  const output = createInterface({ input: child.stdout });
  try {
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    const ended = once(child, "exit").then(() => Promise.reject(new Error("Deno has ended")));
    const [line] = await Promise.race([once(output, "line", { signal }), ended]);
    output.on("line", log);
    return { child, port: z.object({ ready: z.number() }).parse(JSON.parse(String(line))).ready };
  } catch (cause) {
    child.kill("SIGKILL");
    throw new Error("the functions did not start", { cause });
  }
}

/**
 * Runs the functions on Deno and starts them again when they exit. An e-mail that is being sent when
 * they are stopped is sent again after the next start.
 * @param log receives every line that they print
 * @throws Error when the first start fails
 */
export async function startFunctions(env: Environment, log: (line: string) => void) {
  let stopping = false;
  let running: ChildProcess | null = null;

  const start = async (): Promise<Deno> => {
    const deno = await launch(env, log);
    running = deno.child;
    deno.child.once("exit", () => {
      running = null;
      if (!stopping) current = restart();
    });
    return deno;
  };
  const restart = async (): Promise<Deno> => {
    log("The functions exited unexpectedly and are restarted.");
    await delay(500);
    if (stopping) throw new Error("stopping");
    return start().catch(restart);
  };

  let current = Promise.resolve(await start());
  return {
    port: async () => (await current).port,
    async stop() {
      stopping = true;
      const child = running ?? (await current.catch(() => null))?.child;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, "exit");
    },
  };
}
