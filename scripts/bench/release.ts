import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { countMessages } from "@/scripts/bench/count-messages";
import { startVisitors } from "@/scripts/bench/visitors";
import { DIST } from "@/scripts/lib/build-paths.mjs";
import type { Row } from "@/scripts/lib/markdown-table";
import { startNginx } from "@/scripts/lib/nginx.mjs";
import { backendEnv } from "@/scripts/lib/backend.mjs";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { startServerOnSocket } from "@/scripts/lib/server-on-socket.mjs";
import { startTemporaryBackend } from "@/scripts/lib/temporary-backend.mjs";

const SCRIPT = path.resolve("deploy/release.sh");

/**
 * Releases with deploy/release.sh behind nginx while visitors load pages, files of pages that they
 * opened before, and send quote requests, each of which is to be stored and mailed once. The second
 * build has the same pages and other names of scripts.
 */
export async function measureReleases() {
  const folder = mkdtempSync(path.join(tmpdir(), "release-"));
  const inFolder = (name: string) => path.join(folder, name);
  const first = inFolder("first");
  const second = inFolder("second");
  for (const checkout of [first, second]) {
    for (const name of ["cdn", "standalone"]) {
      cpSync(path.join(DIST, name), path.join(checkout, ".next", name), {
        recursive: true,
        preserveTimestamps: true,
      });
    }
  }
  renameScripts(path.join(second, ".next/cdn/site"));

  const backend = await startTemporaryBackend({ RETRY_INTERVAL_MS: "1000" }, "pipe");
  backend.process.stdout?.resume();
  const nodePort = await getPort();
  const server = startServerOnSocket({
    port: nodePort,
    cwd: inFolder("root/current/server"),
    env: { ...backendEnv(backend), TRUSTED_PROXIES: "1", RATE_LIMIT_PER_ADDRESS: "100000000" },
  });
  const env = {
    ROOT: inFolder("root"),
    RELOAD: "true",
    RESTART: server.restart,
    LIVE_URL: `http://127.0.0.1:${nodePort}/api/live`,
    TRY_PORT: String(await getPort()),
    ENV_FILE: inFolder("none.env"),
    WAIT_SECONDS: "15",
  };
  const rows: Row[] = [];
  /** Runs the script in a checkout, and counts what the visitors saw until half a second later. */
  async function run(title: string, checkout: string, option: string, expected: RegExp) {
    visitors.reset();
    const before = realpathSync(inFolder("root/current"));
    const start = performance.now();
    const { status, output } = await execute(checkout, option, env);
    const seconds = (performance.now() - start) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (!expected.test(output)) throw new Error(`${title}: ${output}`);
    const isSame = realpathSync(inFolder("root/current")) === before;
    const seen = visitors.counts();
    rows.push({
      Step: title,
      Seconds: seconds.toFixed(1),
      Status: status,
      Published: isSame ? "as before" : "the other",
      "Pages and files": seen.files,
      "Not 200": seen.failedFiles,
      "Of old pages": seen.oldFiles,
      Messages: seen.messages,
      "Not accepted": seen.failedMessages,
      "Longest, s": (seen.longest / 1000).toFixed(1),
    });
  }

  const published = await execute(first, "--built", env);
  if (published.status !== 0) throw new Error(published.output);
  const nginx = await startNginx({
    port: await getPort(),
    nodePort,
    cdn: inFolder("root/current/cdn"),
  });
  env.RELOAD = `kill -HUP ${nginx.process.pid}`;
  const visitors = await startVisitors(nginx.url);
  await run("release", second, "--built", /^Published: /m);
  await run("way back", second, "--back", /^Published again: /m);
  const serverFile = path.join(second, ".next/standalone/server.js");
  const text = readFileSync(serverFile, "utf8");
  rmSync(serverFile);
  await run("release without a build", second, "--built", /There is no build/);
  writeFileSync(serverFile, "throw new Error('broken');");
  await run("release whose server stops", second, "--built", /does not start. Nothing was changed/);
  writeFileSync(serverFile, `if (process.env.LISTEN_PID) throw new Error("broken");\n${text}`);
  await run(
    "release that stops in its place",
    second,
    "--built",
    /The one before is published again/,
  );
  await visitors.stop();
  const messages = { Accepted: visitors.accepted(), ...(await countMessages(backend.inboxUrl)) };
  for (const started of [nginx, server, backend]) await stopProcess(started.process);
  rmSync(folder, { recursive: true });
  return { release: rows, messages: [messages] };
}

function execute(cwd: string, option: string, env: Record<string, string>) {
  return new Promise<{ status: number; output: string }>((resolve) =>
    execFile(SCRIPT, [option], { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
}

/** As if the data of every page had changed, so that no page's own script has its name of before. */
function renameScripts(site: string) {
  const scripts = path.join(site, "_next/static/pages");
  for (const name of readdirSync(scripts)) {
    if (!name.endsWith(".js")) rmSync(path.join(scripts, name));
    else cpSync(path.join(scripts, name), path.join(scripts, `b${name}`));
  }
  for (const name of readdirSync(scripts)) {
    if (!name.startsWith("b")) rmSync(path.join(scripts, name));
  }
  for (const name of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    const file = path.join(site, name);
    if (/\.html\.(br|gz)$/.test(name)) rmSync(file);
    if (!name.endsWith(".html")) continue;
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("static/pages/", "static/pages/b"));
  }
}
