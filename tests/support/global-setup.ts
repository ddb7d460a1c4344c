import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import getPort from "get-port";
import {
  backendEnv,
  copyDatabase,
  databaseTemplate,
  FREE_PORTS,
  startBackend,
} from "@/scripts/lib/backend.mjs";
import { stopProcesses } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { FaultProxy, type Faults } from "@/tests/support/fault-proxy";
import { FakeYouTube } from "@/tests/support/fake-youtube";

/** All tests come from one address; tests/api checks the limit per address. */
const SITE_ENV = { RATE_LIMIT_PER_ADDRESS: "100000" };

/**
 * Starts what the browser tests need, on free ports and in a temporary folder: the site with the
 * embedded backend, and a second one for the podcast, with its own backend, a fake YouTube, and a
 * proxy that can break parts of that backend.
 */
export default async function globalSetup() {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-e2e-"));
  // Both backends copy it.
  await databaseTemplate();
  const [{ backend, site }, { youtube, faults, podcast }] = await Promise.all([
    startMainSite(path.join(folder, "data")),
    startPodcastSite(path.join(folder, "podcast")),
  ]);

  const siteLog = path.join(folder, "site.log");
  site.process.stdout?.pipe(createWriteStream(siteLog));
  podcast.process.stdout?.resume();
  for (const { process: child } of [site, podcast]) child.stderr?.pipe(process.stderr);

  Object.assign(process.env, {
    E2E_SITE: site.url,
    E2E_SITE_LOG: siteLog,
    E2E_INBOX: backend.inboxUrl,
    E2E_SUPABASE_URL: backend.url,
    E2E_SUPABASE_ANON_KEY: backend.anonKey,
    E2E_PODCAST_SITE: podcast.url,
    E2E_PODCAST_FAULTS: faults.url,
  });

  return async () => {
    await stopProcesses();
    await faults.stop();
    await youtube.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startMainSite(dataDir: string) {
  const backend = await startOwnBackend(dataDir);
  return { backend, site: await start(backendEnv(backend)) };
}

async function startPodcastSite(dataDir: string) {
  const youtube = await FakeYouTube.start({ thumbnailBase: "https://covers.example" });
  const podcastBackend = await startOwnBackend(dataDir, {
    ...youtube.environment,
    SYNC_COOLDOWN_MS: "0",
    YOUTUBE_TIMEOUT_MS: "2000",
  });
  const proxy = await FaultProxy.start(Number(new URL(podcastBackend.url).port));
  const podcast = await start({
    SUPABASE_URL: proxy.url,
    SUPABASE_ANON_KEY: podcastBackend.anonKey,
  });
  return { youtube, faults: await startFaultControl(proxy), podcast };
}

/** The tests run in other processes: they set the faults of the proxy by `PUT` with JSON. */
async function startFaultControl(proxy: FaultProxy) {
  const port = await getPort();
  const server = createServer(async (request, response) => {
    await proxy.set((await json(request)) as Faults);
    response.end();
  }).listen(port);
  const stop = async () => {
    server.close();
    await proxy.stop();
  };
  return { url: `http://localhost:${port}`, stop };
}

async function startOwnBackend(dataDir: string, env: Record<string, string> = {}) {
  await copyDatabase(dataDir);
  const variables = { DATA_DIR: dataDir, ...FREE_PORTS, RETRY_INTERVAL_MS: "3000", ...SITE_ENV };
  const backend = await startBackend({ ...variables, ...env }, "pipe");
  // A line for each request.
  backend.process.stdout?.resume();
  backend.process.stderr?.pipe(process.stderr);
  return backend;
}

const start = async (env: Record<string, string>) =>
  startSite("start", await getPort(), { ...SITE_ENV, ...env }, "pipe");
