import type { AddressInfo, Server } from "node:net";
import { StartError } from "@/scripts/backend/start-error";

/** The loopback interface: other machines cannot connect. */
export const HOST = "127.0.0.1";

/**
 * Starts listening on the loopback interface.
 *
 * @param port 0 for any free port
 * @param variable the environment variable of the port, for the error message
 * @returns the port in use
 * @throws StartError when the port is taken or not allowed
 */
export function listen(server: Server, port: number, variable: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error & { code?: string }) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use: set ${variable} to another port.`,
        EACCES: `Port ${port} may not be opened by this user: set ${variable} to another port.`,
      };
      const reason = reasons[error.code ?? ""];
      reject(reason ? new StartError(reason, { cause: error }) : error);
    };
    server.once("error", fail);
    server.listen(port, HOST, () => {
      server.off("error", fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
