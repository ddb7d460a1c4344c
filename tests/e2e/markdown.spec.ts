import { articleMarkdownPath, machinePaths } from "@/lib/paths";
import { getArticles } from "@/lib/content/articles";
import { expect, test } from "@/tests/support/browser-test";
import { linksOf } from "@/tests/support/html-head";

const [newest] = getArticles();

test("an article is available as Markdown at its address with .md, and links to it", async ({
  request,
}) => {
  const html = await (await request.get(`/blog/${newest!.slug}`)).text();
  const link = linksOf(html, "alternate").find(({ type }) => type === "text/markdown");
  expect(link?.href).toMatch(new RegExp(`${articleMarkdownPath(newest!.slug)}$`));

  const response = await request.get(articleMarkdownPath(newest!.slug));
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await response.text()).toContain(`# ${newest!.title}\n`);
  expect(response.headers().link).toMatch(
    new RegExp(`^<https?://[^/]+/blog/${newest!.slug}>; rel="canonical"$`),
  );
});

test("the Markdown of an article has one address", async ({ request }) => {
  const response = await request.get(`/markdown/${newest!.slug}.md`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(articleMarkdownPath(newest!.slug));
});

test("an unknown article has no Markdown", async ({ request }) => {
  expect((await request.get("/blog/nao-existe.md")).status()).toBe(404);
});

test("llms.txt leads to every article", async ({ request }) => {
  const text = await (await request.get(machinePaths.llms)).text();
  for (const [, address] of text.matchAll(/\((https?:[^)]+\.md)\)/g)) {
    expect((await request.get(new URL(address!).pathname)).status()).toBe(200);
  }
});
