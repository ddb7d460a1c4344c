import { readFile } from "node:fs/promises";
import { secondaryNavigation, mainNavigation, paths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";

// every-page.spec.ts checks the pages themselves.

test("§2: header and footer show every link and the contact data", async ({ page }) => {
  await page.goto(paths.home);
  const header = page.getByRole("banner");
  const footer = page.getByRole("contentinfo");
  for (const { label, href } of mainNavigation) {
    for (const part of [header, footer]) {
      const link = part.getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", href);
    }
  }
  for (const { label, href } of secondaryNavigation) {
    const link = footer.getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", href);
  }
  for (const profile of ["Instagram", "YouTube", "Facebook"]) {
    await expect(header.getByRole("link", { name: profile })).toBeVisible();
    await expect(footer.getByRole("link", { name: profile })).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: "contato@primoze.example" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "(11) 90000-0000" })).toBeVisible();
  await expect(footer).toContainText("© 2025");
});

for (const path of [
  "/nao-existe",
  "/blog/nao-existe",
  "/servicos/pintura",
  "/mulheres-na-manutencao/apostilas/nenhuma",
]) {
  test(`§2: ${path} answers with the not-found page and is logged without its query`, async ({
    request,
  }) => {
    const response = await request.get(`${path}?email=maria@example.com`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Página não encontrada<\/h1>/);
    expect(html).toContain("Page not found");
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
  test(`${path} redirects permanently to ${target}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location!, servers.site).pathname).toBe(target);
  });
}
