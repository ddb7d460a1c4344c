import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { REVALIDATE, securityHeaders } from "@/lib/server/response-headers.mjs";
import { allPaths } from "@/tests/support/all-paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { startCloudflarePages } from "@/tests/nightly/support/cloudflare-pages";
import { cacheControlOf, otherFiles, typeOf } from "@/tests/support/static-host";
import { typedAddresses } from "@/tests/support/typed-addresses";

/** docs/deploy.md: the static folder on Cloudflare Pages, which reads _headers and _redirects. */
test.describe("Cloudflare Pages", () => {
  test.describe.configure({ mode: "default" });

  let host: Awaited<ReturnType<typeof startCloudflarePages>>;
  test.beforeAll(async () => {
    host = await startCloudflarePages();
  });
  test.afterAll(() => host.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(host.url + path, { headers, redirect: "manual" });
  const getFromNode = (path: string) => fetch(servers.site + path, { redirect: "manual" });

  test("every page has the Node server's HTML and headers, compressed and with an ETag", async () => {
    for (const path of allPaths) {
      const html = await (await getFromNode(path)).text();
      const response = await get(path, { "accept-encoding": "br" });
      const { headers } = response;
      expect([path, response.status, typeOf(response), headers.get("cache-control")]).toEqual([
        path,
        200,
        "text/html",
        REVALIDATE,
      ]);
      expect([path, headers.get("content-encoding")]).toEqual([path, "br"]);
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      }
      expect(await response.text()).toBe(html);
      const again = await get(path, { "if-none-match": headers.get("etag")! });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test("every other file has the Node server's content, type and cache rule", async () => {
    for (const path of otherFiles()) {
      const [ours, theirs] = await Promise.all([get(path), getFromNode(path)]);
      expect([path, ours.status, typeOf(ours)]).toEqual([path, 200, typeOf(theirs)]);
      expect([path, cacheControlOf(ours)]).toEqual([path, cacheControlOf(theirs)]);
      expect(ours.headers.get("content-disposition")).toBe(
        theirs.headers.get("content-disposition"),
      );
      const [own, other] = await Promise.all([ours.arrayBuffer(), theirs.arrayBuffer()]);
      expect([path, Buffer.from(own).equals(Buffer.from(other))]).toEqual([path, true]);
    }
  });

  test("files with a hash in their name are cached forever", async () => {
    const [script] = /\/_next\/static\/[^"]+\.css/.exec(await (await get("/")).text())!;
    expect((await get(script)).headers.get("cache-control")).toContain("immutable");
  });

  test("an unknown path shows the not-found page", async () => {
    const response = await get("/nao-existe");
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(await (await getFromNode("/nao-existe")).text());
  });

  for (const [path, status, location] of [
    ...getArticles().flatMap(({ slug, aliases }) =>
      aliases.map((alias) => [articlePath(alias), 301, articlePath(slug)] as const),
    ),
    ["/contato/", 308, "/contato"],
    ["/contato.html", 308, "/contato"],
    ["/index.html", 308, "/"],
  ] as const) {
    test(`${path} redirects to ${location}`, async () => {
      const response = await get(path);
      expect([response.status, response.headers.get("location")]).toEqual([status, location]);
    });
  }

  for (const [typed, page] of typedAddresses) {
    test(`${typed} redirects to ${page}`, async () => {
      expect((await get(typed)).status).toBe(301);
      // This host takes away one parameter after the other.
      const { status, url } = await fetch(host.url + typed);
      expect([status, url]).toEqual([200, host.url + page]);
    });
  }

  /** What this host cannot do. docs/deploy.md lists the same. */
  test("differences: upper case is not found, compressed copies have an address", async () => {
    expect((await get("/Contato")).status).toBe(404);
    expect((await get("/contato.html.br")).status).toBe(200);
    expect((await get("/nao-existe")).headers.get("cache-control")).toBe("no-store");
  });

  test("a link opens its page", async ({ page }) => {
    await page.goto(host.url);
    const navigation = page.getByRole("navigation", { name: "Principal" });
    await navigation.getByRole("link", { name: "SERVIÇOS" }).click();
    await expect(page).toHaveURL(`${host.url}/servicos`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
