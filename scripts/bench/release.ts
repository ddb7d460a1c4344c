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
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { startVisitors } from "@/scripts/bench/visitors";
import { DIST } from "@/scripts/lib/build-paths.mjs";
import type { Row } from "@/scripts/lib/markdown-table";
import { startNginx } from "@/scripts/lib/nginx.mjs";
import { startProcess, stopProcess } from "@/scripts/lib/processes.mjs";

const SCRIPT = path.resolve("deploy/release.sh");

/**
 * Releases with deploy/release.sh behind nginx while visitors load pages, files of pages that they
 * opened before, and the API. The second build has the same pages and other names of scripts.
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

  const nodePort = await getPort();
  const node = await controlNode(inFolder("root/current/server"), nodePort);
  const env = {
    ROOT: inFolder("root"),
    RELOAD: "true",
    RESTART: `curl -fsS -X POST ${node.url}`,
    LIVE_URL: `http://127.0.0.1:${nodePort}/api/live`,
    TRY_PORT: String(await getPort()),
    ENV_FILE: inFolder("none.env"),
    WAIT_SECONDS: "10",
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
      API: seen.api,
      "API without Node": seen.failedApi,
      "Longest, s": (seen.longestGap / 1000).toFixed(1),
    });
  }

  await execute(first, "--built", env);
  const nginx = await startNginx({
    port: await getPort(),
    nodePort,
    cdn: inFolder("root/current/cdn"),
  });
  env.RELOAD = `kill -HUP ${nginx.process.pid}`;
  const visitors = await startVisitors(nginx.url);
  await run("release", second, "--built", /^Published: /m);
  await run("way back", second, "--back", /^Published again: /m);
  rmSync(path.join(second, ".next/standalone/server.js"));
  await run("release without a build", second, "--built", /There is no build/);
  writeFileSync(path.join(second, ".next/standalone/server.js"), "throw new Error('broken');");
  await run("release whose server stops", second, "--built", /does not start. Nothing was changed/);
  await visitors.stop();
  await node.stop();
  rmSync(folder, { recursive: true });
  return { release: rows };
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

/** What systemd does: a POST to `url` stops the server, after five seconds by force, and starts it. */
async function controlNode(cwd: string, port: number) {
  const env = { NODE_ENV: "production", HOSTNAME: "127.0.0.1", PORT: String(port) };
  let child: ReturnType<typeof startProcess> | undefined;
  const control = createServer(async (_request, response) => {
    if (child) await stopProcess(child);
    child = startProcess(process.execPath, ["server.js"], { cwd: realpathSync(cwd), env });
    response.end();
  });
  const controlPort = await getPort();
  control.listen(controlPort, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${controlPort}`,
    stop: async () => {
      control.close();
      if (child) await stopProcess(child);
    },
  };
}
