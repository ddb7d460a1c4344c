import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startProcess } from "@/scripts/lib/processes.mjs";

/** Debian's package systemd; it needs no running systemd. */
const PROGRAM = "systemd-socket-activate";

/** How long a server may take to stop, in seconds: TimeoutStopSec of deploy/primoze.service. */
const STOP_TIMEOUT = 15;

/**
 * Runs `server.js` of a folder as deploy/primoze.socket and deploy/primoze.service do, but without
 * a running systemd: the socket stays open, and a server that stops is started again. The first
 * connection starts it.
 * @returns the process, a shell command that restarts the server like `systemctl restart`, and a
 *   temporary folder for the caller to remove
 */
export function startServerOnSocket(options: {
  port: number;
  /** Folder of server.js; read at each start, so it may be a link. */
  cwd: string;
  env?: Record<string, string>;
}) {
  const { port, cwd, env = {} } = options;
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-socket-"));
  const pidFile = path.join(folder, "pid");
  const variables = Object.entries({ NODE_ENV: "production", ...env, cwd, pidFile });
  const start = `
    while :; do
      (cd "$cwd" && LISTEN_PID=$BASHPID exec node server.js) &
      echo $! > "$pidFile"
      wait
      sleep 0.1
    done`;
  const settings = variables.flatMap(([name, value]) => ["-E", `${name}=${value}`]);
  const args = [...settings, "--listen", `127.0.0.1:${port}`, "bash", "-c", start];
  const process = startProcess(PROGRAM, args, { stdio: "pipe" });
  for (const output of [process.stdout, process.stderr]) output?.resume();
  // The server is a child of another process, so `wait` cannot wait for it.
  const restart = `
    if pid=$(cat ${pidFile}) && kill "$pid"; then
      timeout ${STOP_TIMEOUT} tail --pid="$pid" -f /dev/null || kill -9 "$pid"
    fi`;
  return { process, restart, folder };
}
