import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A mail server that can be switched off and on: passes connections on to a real one while on. */
export class Relay {
  readonly port: number;
  #server: Server | null;
  #sockets = new Set<Socket>();
  #target = 0;

  private constructor(server: Server) {
    this.#server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  /** Takes a free port and keeps it, switched off. */
  static async reserve(): Promise<Relay> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const relay = new Relay(server);
    await relay.off();
    return relay;
  }

  async on(target: number): Promise<void> {
    this.#target = target;
    this.#server = createServer((client) => {
      const upstream = connect(this.#target, "127.0.0.1");
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        socket.on("error", () => socket.destroy());
        socket.on("close", () => this.#sockets.delete(socket));
      }
      client.pipe(upstream).pipe(client);
    }).listen(this.port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  async off(): Promise<void> {
    if (!this.#server) return;
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#server = null;
    await closed;
  }
}
