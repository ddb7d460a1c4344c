import { aliasRedirects } from "@/lib/content/redirects";
import { allPaths } from "@/tests/support/all-paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { startCloudflarePages } from "@/tests/nightly/support/cloudflare-pages";
import { otherFiles } from "@/tests/support/static-host";

/** What they say: e2e/security.spec.ts. */
const SECURITY_HEADERS = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
];

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
      const response = await get(path, { "accept-encoding": "br" });
      expect([path, response.status, response.headers.get("content-encoding")]).toEqual([
        path,
        200,
        "br",
      ]);
      const node = await getFromNode(path);
      for (const name of SECURITY_HEADERS) {
        const value = node.headers.get(name);
        expect([path, name, value]).toEqual([path, name, expect.any(String)]);
        expect([path, name, response.headers.get(name)]).toEqual([path, name, value]);
      }
      expect(await response.text()).toBe(await node.text());
      const again = await get(path, { "if-none-match": response.headers.get("etag")! });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  test("every other file has the Node server's content", async () => {
    for (const path of otherFiles()) {
      const [ours, theirs] = await Promise.all([get(path), getFromNode(path)]);
      const [own, other] = await Promise.all([ours.arrayBuffer(), theirs.arrayBuffer()]);
      expect([path, Buffer.from(own).equals(Buffer.from(other))]).toEqual([path, true]);
    }
  });

  for (const path of ["/nao-existe", "/blog/nao-existe", "/contato.", "/api/quote"]) {
    test(`${path} shows the not-found page`, async () => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(await (await getFromNode("/nao-existe")).text());
    });
  }

  test("each old address redirects to its page", async () => {
    for (const { source, destination } of aliasRedirects()) {
      const { status, headers } = await get(source);
      expect([source, status, headers.get("location")]).toEqual([source, 301, destination]);
    }
    const { status, headers } = await get("/contato/");
    expect([status, headers.get("location")]).toEqual([308, "/contato"]);
  });
});
