import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** Processes that were started and have not exited. @type {Set<ChildProcess>} */
const running = new Set();

/** How long a process may take to exit after SIGTERM before it is killed, in milliseconds. */
const STOP_TIMEOUT_MS = 5000;

/**
 * @typedef {object} StartOptions
 * @property {Record<string, string | undefined>} [env] added to the environment of this process
 * @property {"inherit" | "pipe"} [stdio]
 * @property {boolean} [channel] open an IPC channel: the child reports that it is ready, and
 *   notices when this script has ended
 * @property {string} [cwd]
 */

/**
 * Starts a process in its own process group, so that Ctrl-C reaches only this script, which then
 * stops its processes in order.
 * @param {string} command
 * @param {string[]} args
 * @param {StartOptions} [options]
 */
export function startProcess(command, args, { env = {}, stdio = "inherit", channel, cwd } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: channel ? ["ignore", stdio, stdio, "ipc"] : ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.once("error", () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, failure: string }} options
 * @throws Failure with the text `failure` when the exit code is not 0
 */
export async function runCommand(command, args, { env = {}, failure }) {
  const child = startProcess(command, args, { env });
  const code = await exitCode(child, command);
  if (code !== 0) throw new Failure(failure);
}

/**
 * @param {ChildProcess} child
 * @param {string} name for the error message
 * @returns {Promise<number>} exit code; 1 when a signal ended the process
 * @throws Failure when the program does not exist
 */
export function exitCode(child, name) {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", (error) =>
      reject(new Failure(`Could not run "${name}": ${error.message}. Is it installed?`)),
    );
  });
}

/**
 * Waits until a server that was just started is ready.
 * @template T
 * @param {ChildProcess} child
 * @param {string} name for the error message
 * @param {Promise<T>} ready
 * @returns {Promise<T>}
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

/** The call of stopProcesses that is not finished. @type {Promise<void> | undefined} */
let stopping;

/** Stops every running process with its group, last started first. */
export function stopProcesses() {
  stopping ??= stopAll().finally(() => (stopping = undefined));
  return stopping;
}

async function stopAll() {
  // The script can start another process while one is being stopped, so look again each time.
  for (let child; (child = [...running].at(-1));) {
    running.delete(child);
    await stopProcess(child);
  }
}

/** @param {ChildProcess} child */
export async function stopProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  signalGroup(child.pid, "SIGTERM");
  const { pid } = child;
  const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
  // Children that the process did not stop itself.
  signalGroup(pid, "SIGKILL");
}

/** Kills a process and its group, like a crash. @param {ChildProcess} child */
export async function killProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  signalGroup(child.pid, "SIGKILL");
  await ended;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already exited.
  }
}

/**
 * Stops all processes and exits on SIGINT, SIGTERM and SIGHUP, and when npm has ended: npm does not
 * forward signals to the script.
 * @param {() => void} [announce] called once, before the processes are stopped
 */
export function stopOnSignals(announce = () => {}) {
  let signalled = false;
  const stop = async () => {
    if (signalled) return;
    signalled = true;
    announce();
    await stopProcesses();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, stop);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
  }
}
