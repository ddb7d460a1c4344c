import { Failure } from "./failure.mjs";
import { exitCode, startProcess } from "./processes.mjs";
import { step } from "./steps.mjs";

/** @typedef {{ url: string, anonKey: string, inboxUrl: string }} Backend */

/** Whether the site is to use a hosted Supabase project, so that the embedded backend stays off. */
export const usesHostedBackend = () => Boolean(process.env.SUPABASE_URL);

/** The variables that the embedded backend listens on. */
export const BACKEND_PORTS = /** @type {const} */ (["SUPABASE_PORT", "SMTP_PORT", "INBOX_PORT"]);

/**
 * Starts the embedded backend (scripts/backend) and waits until it answers.
 * @param {Record<string, string>} [env] beside this process's own
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads what the backend prints
 * @returns {Promise<Backend & { process: import("node:child_process").ChildProcess }>}
 */
export function startBackend(env = {}, stdio = "inherit") {
  return step("Starting the embedded backend", async () => {
    const child = startProcess(process.execPath, ["--import", "tsx", "scripts/backend/main.ts"], {
      env,
      stdio,
      channel: true,
    });
    const ended = exitCode(child, "node").then(() => {
      throw new Failure("The embedded backend could not start; the message above says why.");
    });
    /** @type {Promise<Backend>} */
    const ready = new Promise((resolve) =>
      child.on("message", (message) => {
        const told = /** @type {Backend & { type?: string }} */ (message);
        if (told.type === "ready") resolve(told);
      }),
    );
    const backend = await Promise.race([ready, ended]);
    ended.catch(() => {});
    return { ...backend, process: child };
  });
}

/** @param {Backend} backend */
export const backendEnv = ({ url, anonKey }) => ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey });
