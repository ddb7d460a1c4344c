import { BACKEND_ARGUMENTS, bundleBackend } from "./bundle-backend.mjs";
import { startProcess, whenReady } from "./processes.mjs";
import { step } from "./steps.mjs";

/** @typedef {{ url: string, anonKey: string, siteToken: string, inboxUrl: string }} Backend */

/** Whether a hosted Supabase project is configured; the embedded backend is then not started. */
export const usesHostedBackend = () => Boolean(process.env.SUPABASE_URL);

/** The variables with the ports of the embedded backend. */
export const BACKEND_PORTS = /** @type {const} */ (["SUPABASE_PORT", "SMTP_PORT", "INBOX_PORT"]);

/**
 * Starts the embedded backend (scripts/backend) and waits until it is ready.
 * @param {Record<string, string>} [env] added to the environment of this process
 * @param {"inherit" | "pipe"} [stdio] `pipe`: the caller reads the output of the backend
 * @throws Failure when the backend exits during its start
 * @returns {Promise<Backend & { process: import("node:child_process").ChildProcess }>}
 */
export function startBackend(env = {}, stdio = "inherit") {
  return step("Starting the embedded backend", async () => {
    await bundleBackend();
    const child = startProcess(process.execPath, BACKEND_ARGUMENTS, { env, stdio, channel: true });
    /** @type {Promise<Backend>} */
    const ready = new Promise((resolve) =>
      child.on("message", (message) => {
        const report = /** @type {Backend & { type?: string }} */ (message);
        if (report.type === "ready") resolve(report);
      }),
    );
    return { ...(await whenReady(child, "The embedded backend", ready)), process: child };
  });
}

/**
 * The variables of the site.
 * @param {Pick<Backend, "url" | "anonKey"> & Partial<Backend>} backend
 */
export const backendEnv = ({ url, anonKey, siteToken }) => ({
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: anonKey,
  SITE_TOKEN: siteToken ?? "",
});
