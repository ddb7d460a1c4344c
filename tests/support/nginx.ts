import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { Failure } from "@/scripts/lib/failure.mjs";
import { startProcess, whenReady } from "@/scripts/lib/processes.mjs";
import { findNginx } from "@/tests/nightly/support/programs";
import { DIST } from "@/scripts/lib/build.mjs";

const TEMP_FOLDERS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/**
 * Starts nginx on the built site with the configuration that is deployed. Only the folder, the log
 * and the ports differ, and there is no certificate.
 */
export async function startNginx(options: {
  port: number;
  /** The Node server behind nginx. */
  nodePort: number;
  /** The built files; default: those of this checkout. */
  cdn?: string;
  /** Of the processes that read the files, where the test is root. */
  user?: string;
}) {
  const { port, nodePort, cdn = path.resolve(DIST, "cdn"), user = "root" } = options;
  const nginx = findNginx();
  if (!nginx) throw new Failure("nginx with its brotli module is not installed.");
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-nginx-"));
  chmodSync(folder, 0o755);
  const log = path.join(folder, "not-found.log");
  const redirectPort = await getPort();
  const template = readFileSync(path.join(cdn, "nginx", "primoze.conf"), "utf8");
  const site = replaceEach(template, {
    "/srv/primoze/current/cdn": cdn,
    "/var/log/nginx/primoze-not-found.log": log,
    "/var/log/nginx/primoze-error.log": path.join(folder, "error.log"),
    "/var/lib/nginx/primoze": path.join(folder, "cache"),
    "server 127.0.0.1:3000": `server 127.0.0.1:${nodePort}`,
    "    listen [::]:80;\n": "",
    "listen 80;": `listen 127.0.0.1:${redirectPort};`,
    "    listen [::]:443 ssl http2;\n": "",
    "listen 443 ssl http2;": `listen 127.0.0.1:${port};`,
    "    ssl_certificate     /etc/letsencrypt/live/primoze/fullchain.pem;\n": "",
    "    ssl_certificate_key /etc/letsencrypt/live/primoze/privkey.pem;\n": "",
  });
  writeFileSync(path.join(folder, "site.conf"), site);
  writeFileSync(path.join(folder, "nginx.conf"), mainConfiguration(folder, nginx.brotli, user));
  mkdirSync(path.join(folder, "temp"));

  const child = startProcess(
    nginx.program,
    ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"],
    {},
  );
  await whenReady(child, "nginx", listens(port));
  return {
    url: `http://localhost:${port}`,
    /** The server for port 80. */
    redirectUrl: `http://localhost:${redirectPort}`,
    process: child,
    log,
    folder,
  };
}

/**
 * Like Debian's /etc/nginx/nginx.conf, but for an unprivileged process in a temporary folder.
 */
const mainConfiguration = (folder: string, brotli: string, user: string) => `
load_module ${brotli};
daemon off;
${process.getuid?.() === 0 ? `user ${user};` : ""}
worker_processes auto;
pcre_jit on;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 8192; }
worker_rlimit_nofile 16384;
http {
    ${TEMP_FOLDERS.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join("\n    ")}
    include ${folder}/site.conf;
}
`;

/**
 * Replaces every occurrence of each text.
 * @throws Failure when a text does not occur: the template has changed
 */
function replaceEach(text: string, replacements: Record<string, string>) {
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Failure(`deploy/nginx/primoze.conf has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Waits until a server on this machine accepts connections. */
export async function listens(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" });
      socket.once("connect", () => resolve(socket.end()));
      socket.once("error", () => resolve(undefined));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
