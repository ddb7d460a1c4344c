// `npm start` starts the embedded backend, builds and serves the whole site; npm has installed the
// packages before. `npm run dev` does the same with hot reload instead of a build.
import { once } from "node:events";
import { createServer } from "node:net";
import { backendEnv, startBackend } from "./lib/backend.mjs";
import { build, isBuilt } from "./lib/build.mjs";
import { loadEnvFiles } from "./lib/env-file.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { stopOnSignals } from "./lib/processes.mjs";
import { startSite } from "./lib/site.mjs";

const mode = process.argv[2] === "dev" ? "dev" : "start";

/** By port, the variable that has it. @type {Map<number, string>} */
const taken = new Map();

await runScript(async () => {
  stopOnSignals();
  loadEnvFiles(mode);
  const port = await freePort("PORT", 3000, process.env.HOST);
  const backend = process.env.SUPABASE_URL ? undefined : await startEmbeddedBackend();
  const env = backend ? backendEnv(backend) : {};
  if (mode === "start" && !isBuilt()) await build(env);
  const site = await startSite(mode, port, env);

  console.log(`\n  Site      ${site.url}`);
  console.log(`  Supabase  ${backend?.url ?? process.env.SUPABASE_URL}`);
  console.log(`  Inbox     ${backend?.inboxUrl ?? "in the hosted project"}`);
  console.log("\n  Ctrl-C stops everything.\n");
  // The last line: `npm run editor` is about this address.
  if (mode === "dev" && process.env.EDITOR_BUILD === "1")
    console.log(`  Editor    ${site.url}/admin (Chrome or Edge)\n`);

  const servers = backend ? [site.process, backend.process] : [site.process];
  await Promise.race(servers.map((child) => once(child, "exit")));
  throw new Failure("A server exited unexpectedly, so all are stopped. Its messages are above.");
});

async function startEmbeddedBackend() {
  await freePort("SUPABASE_PORT", 54321);
  await freePort("SMTP_PORT", 1025);
  await freePort("INBOX_PORT", 1080);
  console.log("▸ Starting the embedded backend …");
  return startBackend();
}

/**
 * The port of a variable, before anything is started.
 * @param {string} variable @param {number} fallback its default (.env.example)
 * @param {string} [host] the address on which the server will listen
 * @throws Failure when nobody can listen there, or another variable has the same port
 */
async function freePort(variable, fallback, host) {
  const value = process.env[variable] || fallback;
  const port = Number(value);
  if (!(port > 0)) throw new Failure(`${variable} is ${value}, which is no port.`);
  const other = taken.get(port);
  if (other)
    throw new Failure(`${variable} and ${other} are both ${port}. Set one to another port.`);
  taken.set(port, variable);
  const server = createServer();
  try {
    server.listen({ port, host: host || "127.0.0.1" });
    await once(server, "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Failure(
      `Port ${port} cannot be opened. Stop what uses it, or set ${variable} to another port. (${reason})`,
    );
  }
  server.close();
  await once(server, "close");
  return port;
}
