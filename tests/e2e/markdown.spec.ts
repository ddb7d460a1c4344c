import { getArticles } from "@/lib/content/articles";
import { articleMarkdownPath, articlePath, machinePaths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { linksOf } from "@/tests/support/html-head";

const { slug, title } = getArticles()[0]!;

test("an article is available as Markdown at its address with .md, and links to it", async ({
  request,
}) => {
  const html = await (await request.get(articlePath(slug))).text();
  const link = linksOf(html, "alternate").find(({ type }) => type === "text/markdown");
  expect(link?.href).toMatch(new RegExp(`${articleMarkdownPath(slug)}$`));

  const response = await request.get(articleMarkdownPath(slug));
  expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(await response.text()).toContain(`# ${title}\n`);
  expect(response.headers().link).toMatch(
    new RegExp(`^<https?://[^/]+/blog/${slug}>; rel="canonical"$`),
  );
  expect((await request.get("/blog/nao-existe.md")).status()).toBe(404);
});

test("llms.txt leads to every article", async ({ request }) => {
  const text = await (await request.get(machinePaths.llms)).text();
  const addresses = [...text.matchAll(/\((https?:[^)]+\.md)\)/g)].map(
    ([, address = ""]) => address,
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    expect((await request.get(new URL(address).pathname)).status()).toBe(200);
  }
});
