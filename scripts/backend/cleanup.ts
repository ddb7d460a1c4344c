import type { Server } from "node:http";

type Step = () => void | Promise<void>;

/** Cleanup steps, run once in reverse order. An error in one step does not skip the others. */
export class Cleanup {
  #steps: Step[] = [];
  #running: Promise<void> | null = null;

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Runs the steps once; later calls wait for the same run. */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps.reverse()) {
      try {
        await step();
      } catch (error) {
        process.stderr.write(`stopping: ${error instanceof Error ? error.message : "error"}\n`);
      }
    }
  }
}

/** Closes an HTTP server. Active requests have half a second to finish. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 500);
  await closed;
  clearTimeout(timer);
}
