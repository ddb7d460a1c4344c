import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import getPort from "get-port";
import { onPath } from "@/scripts/lib/programs.mjs";

/** `describe` if redis-server is installed; otherwise the tests are reported as skipped. */
export const describeWithRedis = onPath("redis-server") ? describe : describe.skip;

/** A real Redis on a free port, without persistence. */
export class RedisServer {
  private constructor(
    private child: ChildProcess,
    private readonly port: number,
  ) {}

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  static async start(): Promise<RedisServer> {
    const port = await getPort();
    return new RedisServer(await launch(port), port);
  }

  /** Ends it with SIGKILL. */
  async kill() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
  }

  /** Starts an empty server on the same port. */
  async restart() {
    this.child = await launch(this.port);
  }

  /** SIGSTOP: connections stay open without responses, as on an overloaded machine. */
  freeze = () => this.child.kill("SIGSTOP");
  thaw = () => this.child.kill("SIGCONT");
}

async function launch(port: number): Promise<ChildProcess> {
  const child = spawn(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes("Ready to accept connections")) break;
  }
  child.stdout.resume();
  return child;
}
