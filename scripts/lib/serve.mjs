import { BACKEND_PORTS, backendEnv, startBackend, usesHostedBackend } from "./backend.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { portOf, requireFreePorts } from "./ports.mjs";
import { exitCode, stopOnSignals, stopProcesses } from "./processes.mjs";
import { Failure, runScript } from "./failure.mjs";
import { startSite } from "./site.mjs";
import { loadEnvFiles } from "./env-file.mjs";

/**
 * `npm start` and `npm run dev`: installs the packages, starts the embedded backend, builds (only
 * `start`), starts the site and prints the addresses. Runs until a signal, or until a process
 * exits.
 * @param {"start" | "dev"} mode
 */
export function serve(mode) {
  return runScript(async () => {
    stopOnSignals(() => console.log("\nStopping …"));
    await ensureInstalled();
    await loadEnvFiles(mode);
    const embedded = !usesHostedBackend();
    await requireFreePorts(embedded ? ["PORT", ...BACKEND_PORTS] : ["PORT"]);
    const backend = embedded ? await startBackend() : undefined;
    const env = backend ? backendEnv(backend) : {};
    if (mode === "start") await ensureBuilt(env);
    const site = await startSite(mode, portOf("PORT"), env);

    console.log(`\n  Site      ${site.url}`);
    console.log(`  Supabase  ${backend?.url ?? process.env.SUPABASE_URL}`);
    console.log(`  Inbox     ${backend?.inboxUrl ?? "in the hosted project"}`);
    console.log("\n  Ctrl-C stops everything.\n");

    await Promise.race(
      [site.process, ...(backend ? [backend.process] : [])].map((child) =>
        exitCode(child, "server"),
      ),
    );
    throw new Failure("A server exited unexpectedly, so all were stopped. Its messages are above.");
  }, stopProcesses);
}
