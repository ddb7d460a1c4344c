import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { readInbox, newDataDir } from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";

/** Starts `npm start`'s script; `output` grows while it runs. */
function start(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const run = { child, output: "", ended: once(child, "close") };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => (run.output += text));
  }
  return run;
}

/** Runs it until it ends by itself. */
async function runStart(env: Record<string, string>) {
  const run = start(env);
  const [code] = await run.ended;
  return { code, output: run.output };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

async function freePorts() {
  const names = ["PORT", "SUPABASE_PORT", "SMTP_PORT", "INBOX_PORT"] as const;
  const servers = names.map((name) => ({ name, server: createServer().listen(0) }));
  const ports = servers.map(({ name, server }) => [name, (server.address() as AddressInfo).port]);
  await Promise.all(servers.map(({ server }) => new Promise((done) => server.close(done))));
  return Object.fromEntries(ports) as Record<(typeof names)[number], number>;
}

describe("npm start", () => {
  it.each(["PORT", "SUPABASE_PORT", "SMTP_PORT", "INBOX_PORT"])(
    "says in one sentence that the port of %s is in use, and starts nothing",
    async (variable) => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as { port: number };
      const free = {
        PORT: "39801",
        SUPABASE_PORT: "39802",
        SMTP_PORT: "39803",
        INBOX_PORT: "39804",
      };
      const folder = newDataDir();
      const { code, output } = await runStart({
        ...free,
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

  it("refuses one port for two parts", async () => {
    const { code, output } = await runStart({ PORT: "39801", INBOX_PORT: "39801" });
    expect(code).toBe(1);
    expect(output).toContain("PORT and INBOX_PORT are both 39801; give each a port of its own.");
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "prints the three addresses, serves, and on %s leaves nothing behind; data stays",
    async (signal) => {
      const ports = await freePorts();
      const folder = newDataDir();
      const variables = Object.entries(ports).map(([name, port]) => [name, String(port)]);
      const env = {
        ...Object.fromEntries(variables),
        DATA_DIR: folder.dataDir,
        RATE_LIMIT_PER_ADDRESS: "2",
      };

      const run = start(env);
      await waitFor("the addresses", () => run.output.includes("Ctrl-C stops everything"), 120_000);
      const site = `http://localhost:${ports.PORT}`;
      expect(run.output).toContain(`Site      ${site}`);
      expect(run.output).toContain(`Supabase  http://127.0.0.1:${ports.SUPABASE_PORT}`);
      expect(run.output).toContain(`Inbox     http://127.0.0.1:${ports.INBOX_PORT}`);
      expect((await fetch(`${site}/api/health`)).status).toBe(200);
      const post = async (from: string, headers: Record<string, string>) => {
        const { status } = await fetch(`${site}/api/quote`, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify({ name: "Maria", email: `${from}@example.com`, message: "Olá" }),
        });
        return status;
      };
      expect(await post("other-site", { origin: "https://evil.example" })).toBe(403);
      // TRUSTED_PROXIES is 0: whatever addresses a visitor claims, the socket's counts.
      const claims = [1, 2, 3].map((n) => ({
        "x-forwarded-for": `10.0.0.${n}`,
        "x-peer-address": `10.0.0.${n}`,
      }));
      const statuses = [];
      for (const [index, claim] of claims.entries()) statuses.push(await post(`m${index}`, claim));
      expect(statuses).toEqual([200, 200, 429]);

      run.child.kill(signal);
      const [code] = await run.ended;
      expect(code).toBe(0);
      for (const port of Object.values(ports)) {
        expect(await answers(`http://127.0.0.1:${port}`)).toBe(false);
      }
      const { messages } = await readInbox(folder.dataDir);
      expect(messages.map(({ email }) => email).sort()).toEqual([
        "m0@example.com",
        "m1@example.com",
      ]);
      folder.remove();
    },
    180_000,
  );

  it("names a variable that is no port", async () => {
    const { code, output } = await runStart({ PORT: "http" });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a port number between 1 and 65535, but is "http".');
  });
});
