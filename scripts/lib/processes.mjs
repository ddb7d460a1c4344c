import { spawn } from "node:child_process";
import { once } from "node:events";
import { Failure } from "./failure.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** Processes that were started and have not exited. @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a process in its own process group: Ctrl-C reaches only this script, which stops them.
 * Over a `channel` the child reports that it is ready, and ends when this script has ended.
 * @param {string} command @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, stdio?: "inherit" | "pipe",
 *   channel?: boolean, cwd?: string }} [options]
 */
export function startProcess(command, args, { env, stdio = "inherit", channel, cwd } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: channel ? ["ignore", stdio, stdio, "ipc"] : ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.add(child);
  for (const event of ["exit", "error"]) child.once(event, () => running.delete(child));
  return child;
}

/**
 * @template T
 * @param {ChildProcess} child @param {string} name for the error message
 * @param {Promise<T>} ready
 * @throws Failure when the process exits first
 */
export function whenReady(child, name, ready) {
  const exited = once(child, "exit").then(() => {
    throw new Failure(`${name} exited before it was ready. Its output, if any, is above.`);
  });
  return Promise.race([ready, exited]);
}

/** Stops a process and its group. @param {ChildProcess} child @param {NodeJS.Signals} [signal] */
export async function stopProcess(child, signal = "SIGTERM") {
  if (!running.has(child)) return;
  process.kill(-Number(child.pid), signal);
  await once(child, "exit");
}

/** Stops every running process with its group. */
export async function stopProcesses() {
  await Promise.all([...running].map((child) => stopProcess(child)));
}

/** Stops all processes and exits on SIGINT, SIGTERM and SIGHUP; a second signal does not wait. */
export function stopOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, async () => {
      process.exitCode = 0;
      await stopProcesses();
      process.exit();
    });
  }
}
