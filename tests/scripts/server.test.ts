import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { getWorks } from "@/lib/content/works";
import { SERVER } from "@/scripts/lib/build.mjs";
import { problemsOfSite } from "@/scripts/check-site/checks";
import { startProcess, stopProcess } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { waitFor } from "@/tests/backend/support/wait-for";
import { responds } from "@/tests/scripts/support/run-script";

import getPort from "get-port";

describe("the built server", () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let port: number;
  beforeAll(async () => {
    port = await getPort();
    site = await startSite("start", port, { SUPABASE_URL: "", SUPABASE_ANON_KEY: "" });
  });
  afterAll(() => stopProcess(site.process));

  /** There is no list of no works (content/works). */
  const noWorks = getWorks().length === 0 ? ["/obras"] : [];

  it.each([...noWorks, "/blog/none.md", "/compartilhar/none.png", "/imprensa/none/release.txt"])(
    "lets no cache keep the 404 of %s",
    async (path) => {
      const { status, headers } = await fetch(site.url + path);
      expect([status, headers.get("cache-control")]).toEqual([
        404,
        "public, max-age=0, must-revalidate",
      ]);
    },
  );

  it("holds little of large bodies, and says that they are too large", async () => {
    const peak = () => {
      const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    };
    const answerTo = async (body: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(
        `POST /api/quote HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${body}`,
      );
      const [answer] = (await once(socket, "data")) as [Buffer];
      socket.destroy();
      return answer.toString();
    };
    const megabytes = 9;
    const chunk = `${(megabytes * 2 ** 20).toString(16)}\r\n${"x".repeat(megabytes * 2 ** 20)}\r\n0\r\n\r\n`;
    const before = peak();
    const answers = await Promise.all(Array.from({ length: 30 }, () => answerTo(chunk)));
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(peak() - before).toBeLessThan(150);
  });

  it("check:site passes but for the backend, which is not configured here", async () => {
    expect(await problemsOfSite(site.url, { message: true })).toEqual([
      "/api/health: status 503 instead of 200",
      "/api/health: supabase not-configured",
      "/api/quote: status 502 instead of 200",
    ]);
  });
});

it("without HOSTNAME, as in a container, the server answers by IPv4, and by IPv6 where that exists", async () => {
  const port = await getPort();
  const env = { HOSTNAME: "", PORT: String(port), SUPABASE_URL: "", SUPABASE_ANON_KEY: "" };
  const child = startProcess(process.execPath, [SERVER], { env, stdio: "pipe" });
  await waitFor("the server", () => responds(`http://127.0.0.1:${port}`));
  const hasIPv6 = networkInterfaces().lo?.some(({ address }) => address === "::1") ?? false;
  const answers = await responds(`http://[::1]:${port}`);
  await stopProcess(child);
  expect(answers).toBe(hasIPv6);
});

it("a variable that is not valid stops the server with its name", async () => {
  const env = { ...process.env, NODE_ENV: "production", HOSTNAME: "127.0.0.1", PORT: "0" } as const;
  const child = spawn(process.execPath, [SERVER], {
    env: { ...env, PORT: "99999", TRUSTED_PROXIES: "yes", SITE_TOKEN: "short" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).toBe(1);
  expect(output).toContain("Environment variable not valid.\n");
  expect(output).toMatch(/^TRUSTED_PROXIES: .+\(see \.env\.example\)$/m);
  expect(output).toMatch(/^SITE_TOKEN: /m);
  expect(output).toMatch(/^PORT: /m);
  expect(output).not.toContain("    at ");
});
