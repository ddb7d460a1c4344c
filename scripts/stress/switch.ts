import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** In milliseconds. */
const NOTICE_MS = 100;

/**
 * How a switch treats who connects: `pass` on to the target; `hang` (never answer); `down` (refuse connections); answer
 * with fixed `bytes` and hang up; or `deaf`: pass on, and cut the line as soon as the answer comes.
 */
export type Mode = "pass" | "hang" | "down" | "deaf" | { bytes: string };

/** A line to another server (HTTP or SMTP) that can be broken in several ways. Loopback only. */
export class Switch {
  target = 0;
  #mode: Mode = "pass";
  #server: Server | null = null;
  #sockets = new Set<Socket>();

  private constructor(readonly port: number) {}

  static async open(): Promise<Switch> {
    const placeholder = createServer().listen(0, "127.0.0.1");
    await once(placeholder, "listening");
    const line = new Switch((placeholder.address() as AddressInfo).port);
    await new Promise((resolve) => placeholder.close(resolve));
    await line.set("pass");
    return line;
  }

  /** Changes the mode; connections made before are cut. */
  async set(mode: Mode): Promise<void> {
    this.#mode = mode;
    for (const socket of this.#sockets) socket.destroy();
    // Clients that keep connections have to notice, or their next request goes into one that is cut.
    await delay(NOTICE_MS);
    if (mode === "down") return this.close();
    if (this.#server) return;
    this.#server = createServer((client) => this.#serve(client)).listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  async close(): Promise<void> {
    if (!this.#server) return;
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#server = null;
    await closed;
  }

  #serve(client: Socket) {
    const mode = this.#mode;
    this.#watch(client);
    if (mode === "hang") return client.resume();
    if (typeof mode === "object") return this.#answer(client, mode.bytes);
    const upstream = connect(this.target, "127.0.0.1");
    this.#watch(upstream);
    upstream.once("close", () => client.destroy());
    client.once("close", () => upstream.destroy());
    client.pipe(upstream);
    if (mode === "deaf") upstream.once("data", () => client.destroy());
    else upstream.pipe(client);
  }

  /** To HTTP after the request, to SMTP at once: whoever speaks first. */
  #answer(client: Socket, bytes: string) {
    const isGreeting = /^\d{3} /.test(bytes);
    if (isGreeting) return client.resume().end(bytes);
    client.once("data", () => client.end(bytes));
  }

  #watch(socket: Socket) {
    this.#sockets.add(socket);
    socket.setNoDelay();
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
  }
}
