import type { Server } from "node:http";

type Step = () => void | Promise<void>;

/** Steps that undo a start, run once, last first; one that fails does not keep the others from running. */
export class Cleanup {
  #steps: Step[] = [];
  #running: Promise<void> | null = null;

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Runs the steps; every caller waits for the same run. */
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

/** Closes an HTTP server: requests under way get a moment to end, idle connections none. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 500);
  await closed;
  clearTimeout(timer);
}
