import { createServer } from "node:net";
import { Failure } from "./failure.mjs";

/** The default ports (.env.example), by the variable that changes each. */
const DEFAULT_PORTS = { PORT: 3000, SUPABASE_PORT: 54321, SMTP_PORT: 1025, INBOX_PORT: 1080 };

/** @typedef {keyof typeof DEFAULT_PORTS} PortVariable */

/** @param {PortVariable} variable @throws Failure when its value is not a port number */
export function portOf(variable) {
  const value = process.env[variable] || String(DEFAULT_PORTS[variable]);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(`${variable} must be a port number between 1 and 65535, but is "${value}".`);
  }
  return port;
}

/** @param {PortVariable[]} variables @throws Failure when a port is in use, or two are the same */
export async function requireFreePorts(variables) {
  /** @type {Map<number, string>} */
  const seen = new Map();
  for (const variable of variables) {
    const port = portOf(variable);
    const other = seen.get(port);
    if (other) {
      throw new Failure(`${other} and ${variable} are both ${port}; give each a port of its own.`);
    }
    if (!(await isFree(port))) {
      throw new Failure(
        `Port ${port} is already in use. Stop what uses it, or set ${variable} to another port.`,
      );
    }
    seen.set(port, variable);
  }
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "::", exclusive: true }, () => server.close(() => resolve(true)));
  });
}
