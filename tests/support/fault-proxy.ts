import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * What happens instead of forwarding:
 * - `down`: no connection (for all requests), or a closed one (for some paths)
 * - `hang`: no answer
 * - `loseAnswer`: the request arrives, and the connection is closed when the answer comes
 * - `greeting`: these bytes as soon as a client connects, as an SMTP server sends them
 * - `response`: these bytes after a request
 */
export type Fault = "down" | "hang" | "loseAnswer" | { greeting: string } | { response: string };

/**
 * Faults by the end of the path of an HTTP request; `ALL` stands for every connection, SMTP too.
 */
export type Faults = Record<string, Fault>;
export const ALL = "*";

/** A proxy on loopback in front of an HTTP or SMTP server, which can simulate faults. */
export class FaultProxy {
  /** The same after `down`. */
  port = 0;
  #faults: Faults = {};
  #server: Server | null = null;
  #sockets = new Set<Socket>();

  private constructor(public targetPort: number) {}

  /**
   * @param targetPort may be set later, when the server behind it needs the address of the proxy
   */
  static async start(targetPort = 0): Promise<FaultProxy> {
    const proxy = new FaultProxy(targetPort);
    await proxy.set({});
    return proxy;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Replaces all faults. Without any, everything is forwarded. */
  async set(faults: Faults): Promise<void> {
    this.#faults = faults;
    if (faults[ALL] === "down") return this.stop();
    if (this.#server) return;
    this.#server = createServer((client) => this.#serve(client)).listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    if (!this.#server) return;
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#server = null;
    await closed;
  }

  #serve(client: Socket) {
    let fault = this.#faults[ALL];
    this.#track(client);
    if (typeof fault === "object" && "greeting" in fault) {
      return client.resume().end(fault.greeting);
    }
    const openUpstream = () => {
      const upstream = connect(this.targetPort, "127.0.0.1");
      this.#track(upstream);
      client.once("close", () => upstream.destroy());
      // The server closes idle connections, which must not end the wait of a client.
      upstream.once("close", () => fault === "hang" || client.end());
      upstream.on("data", (data) => {
        if (fault === "loseAnswer") client.destroy();
        else if (fault !== "hang") client.write(data);
      });
      return upstream;
    };
    let upstream = openUpstream();
    client.on("data", (data) => {
      // HTTP clients wait for the answer before the next request, so a request starts a chunk.
      const [, path] = /^[A-Z]+ ([^ ?]+)\S* HTTP\//.exec(data.toString("latin1")) ?? [];
      if (path) fault = this.#faultOf(path);
      if (fault === "hang" || client.writableEnded) return;
      if (fault === "down") return client.destroy();
      if (typeof fault === "object" && "response" in fault) return client.end(fault.response);
      if (upstream.destroyed) upstream = openUpstream();
      upstream.write(data);
    });
  }

  #faultOf(path: string): Fault | undefined {
    const end = Object.keys(this.#faults).find((key) => path.endsWith(key));
    return this.#faults[end ?? ALL];
  }

  #track(socket: Socket) {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
  }
}
