// `npm start` starts the embedded backend, builds and serves the whole site; npm has installed the
// packages before. `npm run dev` does the same with hot reload instead of a build.
import { BACKEND_PORTS, backendEnv, startBackend, usesHostedBackend } from "./lib/backend.mjs";
import { build, isBuilt } from "./lib/build.mjs";
import { loadEnvFiles } from "./lib/env-file.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { portOf, requireFreePorts } from "./lib/ports.mjs";
import { exitCode, stopOnSignals, stopProcesses } from "./lib/processes.mjs";
import { startSite } from "./lib/site.mjs";

const mode = process.argv[2] === "dev" ? "dev" : "start";

await runScript(async () => {
  stopOnSignals("\nStopping …");
  loadEnvFiles(mode);
  const embedded = !usesHostedBackend();
  await requireFreePorts(embedded ? ["PORT", ...BACKEND_PORTS] : ["PORT"]);
  if (embedded) console.log("▸ Starting the embedded backend …");
  const backend = embedded ? await startBackend() : undefined;
  const env = backend ? backendEnv(backend) : {};
  if (mode === "start" && !isBuilt()) await build(env);
  const site = await startSite(mode, portOf("PORT"), env);

  console.log(`\n  Site      ${site.url}`);
  console.log(`  Supabase  ${backend?.url ?? process.env.SUPABASE_URL}`);
  console.log(`  Inbox     ${backend?.inboxUrl ?? "in the hosted project"}`);
  console.log("\n  Ctrl-C stops everything.\n");
  // The last line: `npm run editor` is about this address.
  if (mode === "dev" && process.env.EDITOR_BUILD === "1")
    console.log(`  Editor    ${site.url}/admin (Chrome or Edge)\n`);

  const servers = backend ? [site.process, backend.process] : [site.process];
  await Promise.race(servers.map((child) => exitCode(child, "server")));
  throw new Failure("A server exited unexpectedly, so all were stopped. Its messages are above.");
}, stopProcesses);
