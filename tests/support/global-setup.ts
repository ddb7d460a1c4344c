import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { backendEnv, startBackend } from "../../scripts/lib/backend.mjs";
import { stopProcesses } from "../../scripts/lib/processes.mjs";
import { startSite } from "../../scripts/lib/site.mjs";

/**
 * Starts what the browser tests need, on free ports and in a temporary folder: the embedded backend, the production
 * build in front of it, and a second server of the same build whose backend does not answer.
 */
export default async function globalSetup() {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-e2e-"));
  const [supabasePort, smtpPort, inboxPort, sitePort, offlinePort, closedPort] = await freePorts(6);
  const backend = await startBackend({
    DATA_DIR: path.join(folder, "data"),
    SUPABASE_PORT: String(supabasePort),
    SMTP_PORT: String(smtpPort),
    INBOX_PORT: String(inboxPort),
    RETRY_INTERVAL_MS: "1000",
  });
  // The tests all come from one address; the limit itself is tested against the API (tests/api).
  const env = { RATE_LIMIT_PER_ADDRESS: "100000" };
  const site = await startSite("start", sitePort!, { ...env, ...backendEnv(backend) }, "pipe");
  const offline = await startSite(
    "start",
    offlinePort!,
    { ...env, SUPABASE_URL: `http://127.0.0.1:${closedPort}`, SUPABASE_ANON_KEY: "any" },
    "pipe",
  );

  const siteLog = path.join(folder, "site.log");
  site.process.stdout?.pipe(createWriteStream(siteLog));
  offline.process.stdout?.resume();
  for (const { process: child } of [site, offline]) child.stderr?.pipe(process.stderr);

  process.env.E2E_SITE = site.url;
  process.env.E2E_OFFLINE_SITE = offline.url;
  process.env.E2E_INBOX = backend.inboxUrl;
  process.env.E2E_SITE_LOG = siteLog;

  return async () => {
    await stopProcesses();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Ports that nobody uses at this moment. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
