import { readFile } from "node:fs/promises";
import { furtherNavigation, mainNavigation, paths } from "@/lib/paths";
import { articlePaths as articles, handoutPaths, pagePaths } from "@/tests/support/all-paths";
import { expect, servers, test } from "@/tests/support/browser-test";

const pages = [...pagePaths, ...handoutPaths];

test.describe("§2: every route", () => {
  for (const path of [...pages, ...articles]) {
    test(`${path} answers with its own heading, title and description`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).not.toBeEmpty();
      await expect(page).toHaveTitle(/.+ · PrimoZé$/);
      const description = page.locator("meta[name=description]");
      expect((await description.getAttribute("content"))?.length).toBeGreaterThanOrEqual(50);
    });
  }

  test("no two pages share title, description or heading", async ({ request }) => {
    const seen = { title: new Set(), description: new Set(), heading: new Set() };
    for (const path of [...pages, ...articles]) {
      const html = await (await request.get(path)).text();
      seen.title.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
      seen.description.add(/<meta name="description" content="(.*?)"/.exec(html)?.[1]);
      seen.heading.add(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]);
    }
    const count = pages.length + articles.length;
    expect([seen.title.size, seen.description.size, seen.heading.size]).toEqual([
      count,
      count,
      count,
    ]);
  });

  test("is prerendered", async ({ request }) => {
    for (const path of [...pages, ...articles]) {
      const response = await request.get(path);
      expect([path, response.headers()["x-nextjs-prerender"]]).toEqual([
        path,
        expect.stringMatching(/^1/),
      ]);
    }
  });
});

test.describe("§2: header and footer", () => {
  for (const path of [paths.home, paths.contact, articles[0]!]) {
    test(`${path} has every link`, async ({ page }) => {
      await page.goto(path);
      const header = page.getByRole("banner");
      const footer = page.getByRole("contentinfo");
      for (const { label, href } of mainNavigation) {
        await expect(header.getByRole("link", { name: label, exact: true })).toHaveAttribute(
          "href",
          href,
        );
        await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute(
          "href",
          href,
        );
      }
      for (const { label, href } of furtherNavigation) {
        await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute(
          "href",
          href,
        );
      }
      for (const profile of ["Instagram", "YouTube", "Facebook"]) {
        await expect(header.getByRole("link", { name: profile })).toBeVisible();
        await expect(footer.getByRole("link", { name: profile })).toBeVisible();
      }
      await expect(footer.getByRole("link", { name: "contato@primoze.example" })).toBeVisible();
      await expect(footer.getByRole("link", { name: "(11) 90000-0000" })).toBeVisible();
      await expect(footer).toContainText("2025");
    });
  }
});

test.describe("§2: any other path", () => {
  test.use({ allowedConsoleErrors: /404/ });

  for (const path of [
    "/nao-existe",
    "/blog/nao-existe",
    "/servicos/pintura",
    "/mulheres-na-manutencao/apostilas/nenhuma",
  ]) {
    test(`${path} is the not-found page, and logged`, async ({ page }) => {
      const response = await page.goto(`${path}?email=maria@example.com`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
      await expect(page.getByText("Page not found")).toBeVisible();
      await expect(page.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute(
        "href",
        "/",
      );
      await expect
        .poll(async () => readFile(servers.siteLog, "utf8"))
        .toContain(`"event":"not_found","path":"${path}"`);
      expect(await readFile(servers.siteLog, "utf8")).not.toContain("maria@example.com");
    });
  }

  for (const [path, target] of [
    ["/blog/sustentabilidade-na-construcao", "/blog/eficiencia-energetica"],
    ["/Contato", "/contato"],
    ["/contato/", "/contato"],
    ["/contato.html", "/contato"],
    ["/BLOG/Guia-Pintura", "/blog/guia-pintura"],
  ] as const) {
    test(`${path} leads to ${target} for good`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(new URL(response.headers().location!, servers.site).pathname).toBe(target);
    });
  }
});
