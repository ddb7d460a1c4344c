import { once } from "node:events";
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

/** @param {PortVariable[]} variables @throws Failure when one cannot be opened, or two are the same */
export async function requireFreePorts(variables) {
  for (const [index, variable] of variables.entries()) {
    const port = portOf(variable);
    const other = variables.slice(0, index).find((earlier) => portOf(earlier) === port);
    if (other) {
      throw new Failure(`${other} and ${variable} are both ${port}; give each a port of its own.`);
    }
    // All addresses: those of IPv4 alone where the kernel has no IPv6.
    const server = createServer().listen(port);
    await once(server, "listening").catch(({ code }) => {
      throw new Failure(portProblem(code, port, variable));
    });
    server.close();
  }
}

/**
 * Why a port cannot be opened, and what to do.
 * @param {string} code of Node's error @param {number} port @param {string} variable
 */
export function portProblem(code, port, variable) {
  const remedy = `set ${variable} to another port.`;
  if (code === "EADDRINUSE")
    return `Port ${port} is already in use. Stop what uses it, or ${remedy}`;
  if (code === "EACCES") return `This user may not open port ${port}: ${remedy}`;
  return `Port ${port} cannot be opened (${code}).`;
}
