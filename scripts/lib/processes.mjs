import { spawn } from "node:child_process";
import { once } from "node:events";
import { Failure } from "./failure.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** Processes that were started and have not exited. @type {Set<ChildProcess>} */
const running = new Set();

/** How long a process may take to exit after SIGTERM, in milliseconds. */
const STOP_TIMEOUT_MS = 5000;

/**
 * Starts a process in its own process group: Ctrl-C reaches only this script, which stops them. Over
 * a `channel` the child reports that it is ready, and notices when this script has ended.
 * @param {string} command @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, stdio?: "inherit" | "pipe",
 *   channel?: boolean, cwd?: string }} [options]
 */
export function startProcess(command, args, { env = {}, stdio = "inherit", channel, cwd } = {}) {
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
 * @param {ChildProcess} child @param {string} name for the error message
 * @returns {Promise<number>} 1 when a signal ended the process
 * @throws Failure when the program does not exist
 */
export async function exitCode(child, name) {
  const [code] = await once(child, "exit").catch(({ message }) => {
    throw new Failure(`Could not run "${name}": ${message}. Is it installed?`);
  });
  return code ?? 1;
}

/**
 * @template T
 * @param {ChildProcess} child @param {string} name for the error message
 * @param {Promise<T>} ready
 * @throws Failure when the process exits first
 */
export function whenReady(child, name, ready) {
  const exited = exitCode(child, name).then((code) => {
    throw new Failure(
      `${name} exited with code ${code} before it was ready. Its output, if any, is above.`,
    );
  });
  // The exit after a successful start is not an error.
  exited.catch(() => {});
  return Promise.race([ready, exited]);
}

/** Stops every running process with its group. */
export async function stopProcesses() {
  await Promise.all([...running].map((child) => stopProcess(child)));
}

/** Stops a process and its group. @param {ChildProcess} child @param {NodeJS.Signals} [signal] */
export async function stopProcess(child, signal = "SIGTERM") {
  const { pid, exitCode, signalCode } = child;
  if (exitCode !== null || signalCode !== null || pid === undefined) return;
  const ended = once(child, "exit");
  process.kill(-pid, signal);
  const timer = setTimeout(() => process.kill(-pid, "SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * Stops all processes and exits on SIGINT, SIGTERM and SIGHUP.
 * @param {string} [message] printed before the processes are stopped
 */
export function stopOnSignals(message) {
  const stop = async () => {
    if (message) console.log(message);
    await stopProcesses();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
}
