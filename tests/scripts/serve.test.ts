import { once } from "node:events";
import { createServer } from "node:net";
import { newDataDir, readInbox } from "@/tests/backend/support/data-folder";
import { waitFor } from "@/tests/backend/support/wait-for";
import { freePorts, responds, startScript } from "@/tests/scripts/support/run-script";

const START = "scripts/start.mjs";

/** Runs `npm start`'s script until it ends by itself. */
async function runStart(env: Record<string, string>) {
  const run = startScript(START, env);
  const [code] = await run.ended;
  return { code, output: run.output };
}

describe("npm start", () => {
  it("reports in one sentence that a port is in use, and starts nothing", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const folder = newDataDir();
    const env = { ...(await freePorts()), DATA_DIR: folder.dataDir, INBOX_PORT: String(port) };
    const { code, output } = await runStart(env);
    server.close();
    folder.remove();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} cannot be opened. Stop what uses it, or set INBOX_PORT to another port. ` +
        `(listen EADDRINUSE: address already in use 127.0.0.1:${port})`,
    );
  });

  it.each([
    [
      { PORT: "39801", INBOX_PORT: "39801" },
      "INBOX_PORT and PORT are both 39801. Set one to another port.",
    ],
    [{ PORT: "http" }, "PORT is http, which is no port."],
    [{ PORT: "0" }, "PORT is 0, which is no port."],
    [
      { PORT: "70000" },
      "Port 70000 cannot be opened. Stop what uses it, or set PORT to another port.",
    ],
  ])("names what is wrong in %j, without a stack trace", async (env, reason) => {
    const { code, output } = await runStart({ ...(await freePorts()), ...env });
    expect(code).toBe(1);
    expect(output).toContain(reason);
    expect(output).not.toContain("    at ");
  });

  // It starts every server and stops them, which beside other suites takes half a minute.
  it("serves on loopback only, and stops all servers on SIGINT; data stays", async () => {
    const ports = await freePorts();
    const folder = newDataDir();
    const run = startScript(START, {
      ...ports,
      DATA_DIR: folder.dataDir,
      RATE_LIMIT_PER_ADDRESS: "2",
    });
    await waitFor("the addresses", () => run.output.includes("Ctrl-C stops everything"));
    const site = `http://localhost:${ports.PORT}`;
    expect(run.output).toContain(`Site      ${site}`);
    expect(run.output).toContain(`Supabase  http://127.0.0.1:${ports.SUPABASE_PORT}`);
    expect(run.output).toContain(`Inbox     http://127.0.0.1:${ports.INBOX_PORT}`);
    // The build that exists was used; a second one would take minutes.
    expect(run.output).not.toContain("Building the site");
    expect((await fetch(`${site}/api/health`)).status).toBe(200);
    expect(await responds(`http://127.0.0.2:${ports.PORT}`)).toBe(false);
    const post = async (from: string, headers: Record<string, string>) => {
      const { status } = await fetch(`${site}/api/quote`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ name: "Maria", email: `${from}@example.com`, message: "Olá" }),
      });
      return status;
    };
    expect(await post("other-site", { origin: "https://evil.example" })).toBe(403);
    // TRUSTED_PROXIES is 0: the server counts the address of the socket, not the header.
    const forged = [1, 2, 3].map((n) => ({
      "x-forwarded-for": `10.0.0.${n}`,
      "x-peer-address": `10.0.0.${n}`,
    }));
    const statuses = [];
    for (const [index, headers] of forged.entries()) {
      statuses.push(await post(`m${index}`, headers));
    }
    expect(statuses).toEqual([200, 200, 429]);

    run.child.kill("SIGINT");
    const [code] = await run.ended;
    expect(code).toBe(0);
    for (const port of Object.values(ports)) {
      expect(await responds(`http://127.0.0.1:${port}`)).toBe(false);
    }
    const { messages } = await readInbox(folder);
    expect(messages.map(({ email }) => email).sort()).toEqual(["m0@example.com", "m1@example.com"]);
    folder.remove();
  }, 90_000);
});
