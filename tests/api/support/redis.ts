import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { onPath } from "@/scripts/lib/programs.mjs";

/** `describe` where there is a redis-server; elsewhere the tests are listed as skipped. */
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
    const placeholder = createServer().listen(0, "127.0.0.1");
    await once(placeholder, "listening");
    const { port } = placeholder.address() as AddressInfo;
    await new Promise((resolve) => placeholder.close(resolve));
    return new RedisServer(await launch(port), port);
  }

  /** Ends it without warning. */
  async kill() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
  }

  /** Starts it again on its port, empty. */
  async restart() {
    this.child = await launch(this.port);
  }

  /** Stops answering without hanging up, as an overloaded machine does; and goes on. */
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
