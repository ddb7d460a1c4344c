import { spawn } from "node:child_process";
import { once } from "node:events";
import { Failure } from "./failure.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */
/** @typedef {Record<string, string | undefined>} Environment */

/** Processes that were started and have not exited. @type {Set<ChildProcess>} */
const running = new Set();

/** How long a process may take to exit after SIGTERM, in milliseconds. */
const STOP_TIMEOUT_MS = 5000;

/**
 * Starts a process in its own process group: Ctrl-C reaches only this script, which stops its
 * processes in order. Over a `channel` the child reports that it is ready, and notices when this
 * script has ended.
 * @param {string} command @param {string[]} args
 * @param {{ env?: Environment, stdio?: "inherit" | "pipe", channel?: boolean, cwd?: string }} [options]
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
 * @param {string} command @param {string[]} args
 * @param {{ env?: Environment, failure: string }} options
 * @throws Failure with the text `failure` when the exit code is not 0
 */
export async function runCommand(command, args, { env, failure }) {
  const code = await exitCode(startProcess(command, args, { env }), command);
  if (code !== 0) throw new Failure(failure);
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

/** Stops every running process with its group, last started first. */
export async function stopProcesses() {
  // The script can start another process while one is being stopped, so look again each time.
  for (let child; (child = [...running].at(-1));) {
    await stopProcess(child);
    running.delete(child);
  }
}

/** Stops a process and its group. @param {ChildProcess} child @param {NodeJS.Signals} [signal] */
export async function stopProcess(child, signal = "SIGTERM") {
  const { pid, exitCode, signalCode } = child;
  if (exitCode !== null || signalCode !== null || pid === undefined) return;
  const ended = once(child, "exit");
  signalGroup(pid, signal);
  const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
  // Children that the process did not stop itself.
  signalGroup(pid, "SIGKILL");
}

/** @param {number} pid @param {NodeJS.Signals} signal */
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
 * @param {string} [message] printed before the processes are stopped
 */
export function stopOnSignals(message) {
  let signalled = false;
  const stop = async () => {
    if (signalled) return;
    signalled = true;
    if (message) console.log(message);
    await stopProcesses();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
  }
}

/**
 * Prints the duration of an action.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} action
 */
export async function step(title, action) {
  const start = performance.now();
  console.log(`▸ ${title} …`);
  const result = await action();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
