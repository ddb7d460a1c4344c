import { readFileSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import getPort from "get-port";
import { quoteMessages } from "@/supabase/functions/_shared/contract/quote";
import { getArticles } from "@/lib/content/articles";
import { BODY_MAX_BYTES } from "@/lib/limits";
import {
  IMMUTABLE,
  PICTURE,
  REVALIDATE,
  DRAWING_POLICY,
  securityHeaders,
} from "@/lib/server/response-headers.mjs";
import { articlePath, drawingPath, machinePaths, paths, shareImageAddress } from "@/lib/paths";
import { backendEnv } from "@/scripts/lib/backend.mjs";
import { stopProcess } from "@/scripts/lib/processes.mjs";
import { findNginx } from "@/tests/nightly/support/programs";
import { startSite } from "@/scripts/lib/site.mjs";
import { expect, servers, test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";
import { FormPage } from "@/tests/support/form-page";
import { startNginx } from "@/tests/support/nginx";
import { typedAddresses } from "@/tests/support/typed-addresses";
import { validQuote } from "@/tests/support/valid-quote";

/**
 * docs/deploy.md: nginx in front of the built site, with the configuration that is deployed. That
 * its pages and files are those of the Node server: tests/scripts/static-serving.test.ts.
 */
test.describe("nginx in front", () => {
  test.describe.configure({ mode: "serial" });
  test.skip(!findNginx(), "no nginx on this machine");

  let node: Awaited<ReturnType<typeof startSite>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  test.beforeAll(async () => {
    const [nodePort, port] = [await getPort(), await getPort()];
    const env = { TRUSTED_PROXIES: "1", RATE_LIMIT_PER_ADDRESS: "3" };
    node = await startSite("start", nodePort, { ...backendEnv(servers.supabase), ...env }, "pipe");
    node.process.stdout?.resume();
    nginx = await startNginx({ port, nodePort });
  });

  test.afterAll(async () => {
    for (const server of [nginx, node]) if (server) await stopProcess(server.process);
    if (nginx) rmSync(nginx.folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(nginx.url + path, { headers, redirect: "manual" });
  const getFromNode = (path: string) => fetch(node.url + path, { redirect: "manual" });

  /** The answer to a path as it is; fetch() would normalize and encode it. */
  async function rawAnswer(path: string) {
    const socket = connect(Number(new URL(nginx.url).port), "127.0.0.1");
    // "binary": one byte per character.
    socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, "binary");
    return text(socket);
  }

  test("drawings, files with a hash and feeds are cached as they change; a missing one is not", async () => {
    expect((await get(drawingPath("tap"))).headers.get("cache-control")).toBe(PICTURE);
    for (const path of [drawingPath("no"), "/_next/static/chunks/none.js"]) {
      const missing = await get(path);
      expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, REVALIDATE]);
    }
    for (const server of [get, getFromNode]) {
      const image = await server(shareImageAddress(paths.home));
      expect(image.headers.get("cache-control")).toBe(IMMUTABLE);
    }
    const [script] = /\/_next\/static\/[^"]+\.js/.exec(await (await get("/")).text())!;
    expect((await get(script)).headers.get("cache-control")).toBe(IMMUTABLE);
    for (const path of [machinePaths.rss, machinePaths.podcastFeed]) {
      const ours = await get(path);
      expect(ours.headers.get("last-modified")).toBeNull();
      const again = await get(path, { "if-none-match": ours.headers.get("etag")! });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test("every kind of response has the Node server's security headers once", async () => {
    const missing = "/_next/static/none.js";
    for (const path of ["/", "/none", missing, "/contato/", "/feed.xml", "/api/health"]) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries({ ...securityHeaders, server: "nginx" })) {
        expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      }
      expect([path, headers.get("x-powered-by")]).toEqual([path, null]);
    }
    const spelled = drawingPath("tap").replace(".svg", ".sv%67");
    for (const path of [drawingPath("tap"), spelled, "/episodes/demo-ep-0012.svg"]) {
      for (const server of [get, getFromNode]) {
        const drawing = (await server(path)).headers.get("content-security-policy");
        expect([path, drawing]).toEqual([path, DRAWING_POLICY]);
      }
    }
  });

  test("an unknown path shows the not-found page, and is logged without personal data", async () => {
    const response = await get("/nao-existe?email=maria@example.com");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await (await getFromNode("/nao-existe")).text());
    const internal = ["/_not-found", "/api", "/404.html", "/_headers", "/nginx/maps.conf"];
    for (const path of [...internal, "/feed.xml.br"]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }

    const log = () => readFileSync(nginx.log, "utf8").trim().split("\n");
    await expect.poll(() => log().join()).toContain('"path":"/feed.xml.br"');
    const before = log().length;
    const asked: [path: string, logged: string][] = [
      ["/blog/nao-existe", "/blog/nao-existe"],
      ["/pedido/maria@example.com/x", "/pedido/[…]"],
      ["/pedido/maria%40example.com", "/pedido/[…]"],
      ["/pedido/91234-5678", "/pedido/[…]"],
      ["/x\u009b31m", "/x"],
    ];
    for (const [path] of asked) await rawAnswer(path);
    await expect.poll(() => log().length).toBe(before + asked.length);
    const lines = log().map((line) => JSON.parse(line));
    expect(lines.slice(before).map(({ path }) => path)).toEqual(asked.map(([, path]) => path));
    const first = { event: "not_found", path: "/nao-existe" };
    expect(lines).toContainEqual(expect.objectContaining(first));
    expect(log().join()).not.toContain("maria@example.com");
  });

  test("redirects are permanent and the Node server's, to HTTPS, and to no other site", async () => {
    const renamed = getArticles().flatMap(({ slug, aliases }) =>
      aliases.map((alias) => [`${articlePath(alias)}?de=busca`, `${articlePath(slug)}?de=busca`]),
    );
    for (const [path, target] of [
      ...renamed,
      ["/Contato", "/contato"],
      ["/contato/", "/contato"],
      ["/contato.html?a=1", "/contato?a=1"],
      ["/index.html", "/"],
      [examplePath.replace("/blog", "/Blog"), examplePath],
      ["/feed.xml/", "/feed.xml"],
      ["/none/", "/none"],
      ...typedAddresses,
      // Of a host with regular expressions only.
      ["/contato).%E2%80%9D", "/contato"],
      ["/)", "/"],
    ]) {
      for (const { status, headers } of [await get(path!), await getFromNode(path!)]) {
        const { pathname, search } = new URL(headers.get("location") ?? "", nginx.url);
        expect([path, status, pathname + search]).toEqual([path, 308, target]);
      }
    }
    for (const path of [
      "//evil.example/",
      "/\\evil.example/",
      "//evil.example/Contato/",
      "//evil.example.",
    ]) {
      const answer = await rawAnswer(path);
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
      expect(answer).not.toMatch(/^location:/im);
    }
    expect((await fetch(`${nginx.redirectUrl}/api/quote`)).status).toBe(403);
    const insecure = await fetch(`${nginx.redirectUrl}/blog?a=1`, { redirect: "manual" });
    expect([insecure.status, insecure.headers.get("location")]).toEqual([
      308,
      "https://localhost/blog?a=1",
    ]);
  });

  test("the rate limit uses the visitor's real address, not the claimed one", async () => {
    const post = (localAddress: string, claimed: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const { Nome: name, "E-mail": email, Mensagem: message } = validQuote();
        const headers = { "content-type": "application/json", "x-forwarded-for": claimed };
        const options = { method: "POST", localAddress, headers };
        const address = new URL("/api/quote", nginx.url.replace("localhost", "127.0.0.1"));
        request(address, options, (response) => resolve(response.resume().statusCode))
          .once("error", reject)
          .end(JSON.stringify({ name, email, message }));
      });
    const statuses = [];
    for (const host of [1, 2, 3, 4]) statuses.push(await post("127.0.0.2", `10.0.0.${host}`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await post("127.0.0.3", "10.0.0.1")).toBe(200);
  });

  test("slow bodies of one address leave the site to other visitors", async () => {
    const port = Number(new URL(nginx.url).port);
    const head =
      "POST /api/quote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" +
      "Content-Length: 60000\r\n\r\n{";
    const sockets = Array.from({ length: 400 }, () => {
      const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.9" });
      socket.on("error", () => undefined).write(head);
      return socket.resume();
    });
    await expect
      .poll(() => sockets.filter(({ destroyed }) => !destroyed).length)
      .toBeLessThanOrEqual(100);
    for (const path of ["/contato", "/blog", "/api/episodes"]) {
      expect((await get(path)).status).toBe(200);
    }
    for (const socket of sockets) socket.destroy();
  });

  test("the episodes are read once for all visitors, and anew when a page asks for it", async () => {
    const answers = [];
    for (const control of ["", "", "no-cache"]) {
      const { headers } = await get("/api/episodes", control ? { "cache-control": control } : {});
      answers.push(headers.get("x-request-id"));
    }
    expect(answers[1]).toBe(answers[0]);
    expect(answers[2]).not.toBe(answers[0]);
  });

  test("requests without a pause are refused in the API's words", async () => {
    const address = new URL("/api/live", nginx.url.replace("localhost", "127.0.0.1"));
    const ask = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(address, { localAddress: "127.0.0.8" }, resolve).once("error", reject).end();
      });
    const answers = await Promise.all(Array.from({ length: 60 }, ask));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    const { title, description: message } = quoteMessages.rate_limited;
    expect(JSON.parse(await text(refused!))).toEqual({
      error: { code: "rate_limited", title, message },
    });
    expect((await get("/contato")).status).toBe(200);
  });

  test("the API refuses other origins and large bodies as without nginx", async () => {
    const post = (body: string, origin = nginx.url) =>
      fetch(`${nginx.url}/api/quote`, {
        method: "POST",
        headers: { "content-type": "application/json", origin },
        body,
      });
    expect((await post("{}", "https://evil.example")).status).toBe(403);
    expect((await post("{}")).status).toBe(422);
    const { title, description: message } = quoteMessages.too_long;
    // The Node server refuses the first, nginx the second.
    for (const factor of [1.5, 4]) {
      const response = await post(JSON.stringify({ name: "x".repeat(factor * BODY_MAX_BYTES) }));
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ error: { code: "too_large", title, message } });
    }
  });

  test.describe("while the Node server is down", () => {
    test.use({ allowedConsoleErrors: /502|could not be sent/ });

    test("pages and redirects work, and the API answers with §8's error", async ({ page }) => {
      await stopProcess(node.process, "SIGKILL");
      const statuses = [];
      for (const path of ["/feed.xml", "/Contato", "/none", "/api/live"]) {
        statuses.push((await get(path)).status);
      }
      expect(statuses).toEqual([200, 308, 404, 502]);
      await page.goto(`${nginx.url}/servicos`);
      const form = new FormPage(page, "quote");
      await form.fill(validQuote());
      await form.submit.click();
      await form.expectToast(quoteMessages.send_failed);

      const response = await fetch(`${nginx.url}/api/quote`, {
        method: "POST",
        headers: { accept: "text/html,*/*", referer: `${nginx.url}/servicos?x=1` },
        body: new URLSearchParams({ name: "Maria" }),
        redirect: "manual",
      });
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        `/servicos#${quoteMessages.send_failed.anchor}`,
      ]);
    });
  });
});
