import { once } from "node:events";
import { createServer } from "node:net";
import {
  BackendProcess,
  newDataDir,
  newDataDirWithDatabase,
} from "@/tests/backend/support/backend-process";
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
  it.each(["PORT", "INBOX_PORT"])(
    "reports in one sentence that the port of %s is in use, and starts nothing",
    async (variable) => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as { port: number };
      const folder = newDataDir();
      const { code, output } = await runStart({
        ...(await freePorts()),
        DATA_DIR: folder.dataDir,
        [variable]: String(port),
      });
      server.close();
      folder.remove();
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `Port ${port} is already in use. Stop what uses it, or set ${variable} to another port.`,
      );
    },
  );

  it("rejects the same port for two servers", async () => {
    const { code, output } = await runStart({ PORT: "39801", INBOX_PORT: "39801" });
    expect(code).toBe(1);
    expect(output).toContain("PORT and INBOX_PORT are both 39801; give each a port of its own.");
  });

  it("names a port variable that is not a number", async () => {
    const { code, output } = await runStart({ PORT: "http" });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a port number between 1 and 65535, but is "http".');
  });

  it("reports a data folder that cannot be created, without a stack trace", async () => {
    const { code, output } = await runStart({ ...(await freePorts()), DATA_DIR: "/dev/null/data" });
    expect(code).toBe(1);
    expect(output).toContain("DATA_DIR cannot be used as the data folder: ENOTDIR");
    expect(output).not.toContain("    at ");
  });

  it.each([
    { signal: "SIGINT", host: "", listens: "on loopback only" },
    { signal: "SIGTERM", host: "0.0.0.0", listens: "on all addresses with HOST=0.0.0.0" },
  ] as const)(
    "serves $listens, and stops all servers on $signal; data stays",
    async ({ signal, host }) => {
      const ports = await freePorts();
      const folder = newDataDirWithDatabase();
      const run = startScript(START, {
        ...ports,
        HOST: host,
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
      expect(await responds(`http://127.0.0.2:${ports.PORT}`)).toBe(host !== "");
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

      run.child.kill(signal);
      const [code] = await run.ended;
      expect(code).toBe(0);
      for (const port of Object.values(ports)) {
        expect(await responds(`http://127.0.0.1:${port}`)).toBe(false);
      }
      const backend = await BackendProcess.start(folder.dataDir);
      const { messages } = await backend.inbox();
      await backend.stop();
      expect(messages.map(({ email }) => email).sort()).toEqual([
        "m0@example.com",
        "m1@example.com",
      ]);
      folder.remove();
    },
  );
});
