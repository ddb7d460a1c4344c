import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { startProcess, stopProcess, whenReady } from "@/scripts/lib/processes.mjs";
import { STATIC_FOLDER } from "@/tests/support/static-host";

/** Keeps wrangler from asking for updates, for the location of this machine, and for statistics. */
const OFFLINE = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  CI: "true",
};

/** Serves the static folder as Cloudflare Pages does, with Cloudflare's own local server. */
export async function startCloudflarePages() {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-pages-"));
  const port = await getPort();
  const child = startProcess(
    path.resolve("tests/nightly/node_modules/.bin/wrangler"),
    [
      ...["pages", "dev", STATIC_FOLDER, "--ip", "127.0.0.1", "--port", String(port)],
      ...["--compatibility-date", "2026-01-01", "--show-interactive-dev-session=false"],
    ],
    { cwd: folder, env: { ...OFFLINE, HOME: folder }, stdio: "pipe" },
  );
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes("Ready on") && resolve());
  });
  child.stderr?.pipe(process.stderr);
  await whenReady(child, "wrangler", ready);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await stopProcess(child);
      rmSync(folder, { recursive: true });
    },
  };
}
