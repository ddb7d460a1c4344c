import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** Every process that was started and has not ended, so that none is left behind. @type {Set<ChildProcess>} */
const running = new Set();

/** How long a process may take to end by itself before it is killed, in milliseconds. */
const STOP_TIMEOUT_MS = 5000;

/**
 * Starts a process in a group of its own, so that Ctrl-C reaches only the script, which stops its processes in order.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, stdio?: "inherit" | "pipe", channel?: boolean, cwd?: string }} [options]
 * `channel`: an IPC channel, by which a server of ours tells that it is ready and learns that this script is gone
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
 * @param {{ env?: Record<string, string | undefined>, failure: string }} options `failure`: the sentence for a non-zero exit
 */
export async function runCommand(command, args, { env = {}, failure }) {
  const child = startProcess(command, args, { env });
  const code = await exitCode(child, command);
  if (code !== 0) throw new Failure(failure);
}

/**
 * @param {ChildProcess} child
 * @param {string} name for the sentence when the program does not exist
 * @returns {Promise<number>} exit code; 1 when a signal ended it
 */
export function exitCode(child, name) {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", (error) =>
      reject(new Failure(`Could not run "${name}": ${error.message}. Is it installed?`)),
    );
  });
}

/** Ends every running process with its whole group, last started first. */
export async function stopProcesses() {
  for (const child of [...running].reverse()) await stopProcess(child);
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
  // Whatever the process itself had started and forgotten.
  signalGroup(pid, "SIGKILL");
}

/** Ends a process and its whole group at once, as a crash would. @param {ChildProcess} child */
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
    // The group is gone already, which is what was wanted.
  }
}

/**
 * Stops everything and exits when the user or the system asks for it, or when npm, which passes no signal on, is gone.
 * @param {() => void} [announce]
 */
export function stopOnSignals(announce = () => {}) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
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
