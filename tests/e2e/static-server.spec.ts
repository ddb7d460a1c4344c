import { readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { escapeHtml } from "@/supabase/functions/_shared/contract/text";
import { quoteMessages } from "@/supabase/functions/_shared/contract/quote";
import { BODY_MAX_BYTES } from "@/lib/limits";
import { securityHeaders, PICTURE, REVALIDATE } from "@/lib/server/response-headers.mjs";
import { articlePath, drawingPath, machinePaths, partnerLogoPath, paths } from "@/lib/paths";
import { backendEnv } from "@/scripts/lib/backend.mjs";
import { startNginx } from "@/tests/support/nginx";
import { findNginx } from "@/scripts/lib/programs.mjs";
import { killProcess, stopProcess } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";
import { allPaths } from "@/tests/support/all-paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { FormPage } from "@/tests/support/form-page";
import { messagesFrom } from "@/tests/support/inbox";
import { observatory } from "@/tests/support/observatory";
import { firstVisitBudget } from "@/tests/support/page-budgets";
import { countBytes } from "@/tests/support/search-page";
import { cacheControlOf, otherFiles, typeOf } from "@/tests/support/static-host";
import { postFrom } from "@/tests/support/post-from";
import { validQuote } from "@/tests/support/valid-quote";

import getPort from "get-port";

/** docs/deploy.md: nginx in front of the built site, with the configuration that is deployed. */
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

  test("a page has the Node server's HTML, compressed and with an ETag", async () => {
    for (const path of [paths.home, articlePath("guia-pintura")]) {
      const fromNode = await getFromNode(path);
      const html = await fromNode.text();
      expect(fromNode.headers.get("cache-control")).toBe(REVALIDATE);
      for (const encoding of ["br", "gzip", null]) {
        const asked = { "accept-encoding": encoding ?? "identity" };
        const response = await get(path, asked);
        expect([path, response.headers.get("content-encoding")]).toEqual([path, encoding]);
        expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(response.headers.get("cache-control")).toBe(REVALIDATE);
        expect(response.headers.get("vary")).toContain("Accept-Encoding");
        expect(await response.text()).toBe(html);
        const etag = response.headers.get("etag")!;
        const again = await get(path, { ...asked, "if-none-match": etag });
        expect(again.status).toBe(304);
      }
    }
  });

  test("every page is served", async () => {
    for (const path of allPaths) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test("every other file has the Node server's content and type", async () => {
    for (const path of otherFiles()) {
      const [ours, theirs] = await Promise.all([get(path), getFromNode(path)]);
      expect([path, ours.status]).toEqual([path, 200]);
      expect([path, typeOf(ours)]).toEqual([path, typeOf(theirs)]);
      expect([path, cacheControlOf(ours)]).toEqual([path, cacheControlOf(theirs)]);
      expect(ours.headers.get("content-disposition")).toBe(
        theirs.headers.get("content-disposition"),
      );
      expect(
        Buffer.from(await ours.arrayBuffer()).equals(Buffer.from(await theirs.arrayBuffer())),
      ).toBe(true);
    }
  });

  test("drawings are cached as by the Node server, a missing one is not", async () => {
    for (const path of [drawingPath("tap"), partnerLogoPath("cal-e-cor")]) {
      for (const response of [await get(path), await getFromNode(path)]) {
        expect([path, response.headers.get("cache-control")]).toEqual([path, PICTURE]);
        expect(response.headers.get("content-type")).toBe("image/svg+xml");
      }
    }
    for (const response of [await get(drawingPath("no")), await getFromNode(drawingPath("no"))]) {
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).not.toBe(PICTURE);
    }
  });

  test("feeds have an ETag and the date of their newest entry", async () => {
    for (const path of [machinePaths.rss, machinePaths.atom, machinePaths.podcastFeed]) {
      const [ours, theirs] = await Promise.all([get(path), getFromNode(path)]);
      for (const { headers } of [ours, theirs]) expect(headers.get("etag")).toBeTruthy();
      const date = ours.headers.get("last-modified");
      expect([path, date]).toEqual([path, theirs.headers.get("last-modified")]);
      expect(Date.parse(date!)).toBeLessThan(Date.now());
      const again = await get(path, { "if-none-match": ours.headers.get("etag")! });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test("HTTP redirects to HTTPS", async () => {
    const response = await fetch(`${nginx.redirectUrl}/blog?a=1`, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([
      308,
      "https://localhost/blog?a=1",
    ]);
  });

  test("files with a hash in their name are cached forever, a missing one is not", async () => {
    const [script] = /\/_next\/static\/[^"]+\.js/.exec(await (await get("/")).text())!;
    expect((await get(script)).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    const missing = await get("/_next/static/chunks/none.js");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, REVALIDATE]);
  });

  test("every kind of response has the Node server's security headers once", async () => {
    const missing = "/_next/static/none.js";
    const paths = ["/", "/none", missing, "/contato/", "/feed.xml", "/api/health", "/api/none"];
    for (const path of paths) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      }
      expect([path, headers.get("server"), headers.get("x-powered-by")]).toEqual([
        path,
        "nginx",
        null,
      ]);
    }
    const response = await get("/");
    const score = observatory({
      headers: Object.fromEntries(response.headers),
      html: await response.text(),
    });
    expect([score.grade, score.score]).toEqual(["A+", 125]);
  });

  test("an unknown path shows the not-found page and is logged without its query", async () => {
    const response = await get("/nao-existe?email=maria@example.com");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await (await getFromNode("/nao-existe")).text());
    await expect.poll(() => readFileSync(nginx.log, "utf8")).toContain('"path":"/nao-existe"');
    expect(readFileSync(nginx.log, "utf8")).not.toContain("maria@example.com");
    const line = readFileSync(nginx.log, "utf8").trim().split("\n").at(-1)!;
    expect(JSON.parse(line)).toMatchObject({ event: "not_found", path: "/nao-existe" });
    for (const path of [
      "/_not-found",
      "/api",
      "/404.html",
      "/_headers",
      "/feed.xml.br",
      "/nginx/maps.conf",
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test("logs a path that was not found without personal data and without raw bytes", async () => {
    const before = readFileSync(nginx.log, "utf8").length;
    const paths: [asked: string, logged: string][] = [
      ["/blog/nao-existe", "/blog/nao-existe"],
      ["/pedido/maria@example.com/x", "/pedido/[…]"],
      ["/pedido/maria%40example.com", "/pedido/[…]"],
      ["/pedido/91234-5678", "/pedido/[…]"],
      ["/x\u009b31m", "/x"],
    ];
    const { port } = new URL(nginx.url);
    for (const [asked] of paths) {
      const socket = connect(Number(port), "127.0.0.1");
      // "binary": one byte per character, also for the one that fetch() would encode.
      socket.end(`GET ${asked} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, "binary");
      await text(socket);
    }
    const lines = () => readFileSync(nginx.log, "utf8").slice(before).trim().split("\n");
    await expect.poll(() => lines().length).toBe(paths.length);
    expect(lines().map((line) => JSON.parse(line).path)).toEqual(paths.map(([, logged]) => logged));
  });

  for (const path of [
    "/blog/sustentabilidade-na-construcao",
    "/blog/sustentabilidade-na-construcao?de=busca",
    "/Contato",
    "/contato/",
    "/contato.html?a=1",
    "/index.html",
    "/BLOG/Guia-Pintura",
    "/feed.xml/",
    "/none/",
  ]) {
    test(`${path} redirects permanently to where the Node server redirects`, async () => {
      const [ours, theirs] = await Promise.all([get(path), getFromNode(path)]);
      expect([ours.status, ours.headers.get("location")]).toEqual([
        308,
        theirs.headers.get("location"),
      ]);
    });
  }

  test("no path redirects to another site", async () => {
    for (const path of ["//evil.example/", "/\\evil.example/", "//evil.example/Contato/"]) {
      const status = await rawStatus(path);
      expect([path, status.code, status.location]).toEqual([path, 404, undefined]);
    }
  });

  test("a first visit to the podcast stays within its budget", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const count = await countBytes(page);
    await page.goto(`${nginx.url}${paths.podcast}`, { waitUntil: "networkidle" });
    expect(count.requests.some((url) => url.endsWith("/api/episodes"))).toBe(true);
    expect(count.bytes).toBeLessThanOrEqual(firstVisitBudget(paths.podcast));
  });

  test("a quote request reaches the backend", async ({ page }) => {
    await page.goto(`${nginx.url}/contato`);
    const form = new FormPage(page, "quote");
    const quote = validQuote();
    await form.fill(quote);
    await form.submit.click();
    await form.expectToast(quoteMessages.success.title, quoteMessages.success.description);
    expect(await messagesFrom(quote["E-mail"])).toMatchObject([{ name: escapeHtml(quote.Nome) }]);
  });

  test("the rate limit uses the visitor's real address, not the claimed one", async () => {
    const send = (address: string, claimed: string) => {
      const { Nome: name, "E-mail": email, Mensagem: message } = validQuote();
      return postFrom(
        address,
        `${nginx.url}/api/quote`,
        { name, email, message },
        { "x-forwarded-for": claimed, "x-peer-address": claimed },
      );
    };
    const statuses = [];
    for (const claimed of ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4"]) {
      statuses.push(await send("127.0.0.2", claimed));
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await send("127.0.0.3", "10.0.0.1")).toBe(200);
  });

  test("the API refuses other origins and large bodies as without nginx", async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${nginx.url}/api/quote`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
    expect((await post("{}", { origin: "https://evil.example" })).status).toBe(403);
    expect((await post("{}", { origin: nginx.url })).status).toBe(422);
    // The Node server refuses the first, nginx the second.
    for (const factor of [1.5, 4]) {
      const response = await post(JSON.stringify({ name: "x".repeat(factor * BODY_MAX_BYTES) }));
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({
        error: { code: "too_large", ...words(quoteMessages.too_long) },
      });
    }
  });

  test.describe("while the Node server is down", () => {
    test.use({ allowedConsoleErrors: /502|could not be sent/ });
    test.beforeAll(() => killProcess(node.process));

    test("pages, files and redirects still work", async () => {
      const statuses = [];
      for (const path of ["/", "/contato", "/feed.xml", "/Contato", "/none"]) {
        statuses.push((await get(path)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 308, 404]);
    });

    test("the API responds 502 with its own error", async () => {
      const response = await fetch(`${nginx.url}/api/quote`, { method: "POST", body: "{}" });
      expect([response.status, response.headers.get("content-type")]).toEqual([
        502,
        "application/json",
      ]);
      expect(await response.json()).toEqual({
        error: { code: "send_failed", ...words(quoteMessages.send_failed) },
      });
      const episodes = await get("/api/episodes");
      expect([episodes.status, (await episodes.json()).error.title]).toEqual([
        502,
        "Erro ao carregar episódios",
      ]);
    });

    test("a form shows the error of §8 and keeps the values", async ({ page }) => {
      await page.goto(`${nginx.url}/servicos`);
      const form = new FormPage(page, "quote");
      const quote = validQuote();
      await form.fill(quote);
      await form.submit.click();
      const { title, description } = quoteMessages.send_failed;
      await form.expectToast(title, description);
      await expect(form.field("Nome")).toHaveValue(quote.Nome);
    });

    test("a form without JavaScript redirects to its page with the error", async () => {
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

  /** `fetch` would normalize the path. */
  async function rawStatus(path: string) {
    const { request } = await import("node:http");
    const { port } = new URL(nginx.url);
    return new Promise<{ code?: number; location?: string }>((resolve, reject) => {
      const call = request({ host: "127.0.0.1", port, path }, (response) => {
        response.resume();
        resolve({ code: response.statusCode, location: response.headers.location });
      });
      call.once("error", reject);
      call.end();
    });
  }
});

const words = ({ title, description }: { title: string; description: string }) => ({
  title,
  message: description,
});

/** The servers differ in the charset parameter and in the name of the JavaScript type. */
