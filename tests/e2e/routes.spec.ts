import { readFile } from "node:fs/promises";
import { paths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";

// tests/site checks the pages and their links.

test("§2: header and footer show profiles and contact data", async ({ page }) => {
  await page.goto(paths.home);
  const footer = page.getByRole("contentinfo");
  for (const profile of ["Instagram", "YouTube", "Facebook"]) {
    for (const part of [page.getByRole("banner"), footer]) {
      await expect(part.getByRole("link", { name: profile })).toBeVisible();
    }
  }
  for (const name of [site.email, site.phone]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
  await expect(footer).toContainText(`© ${site.copyrightYear}`);
});

test("§2: unknown paths answer with the not-found page and are logged without the query", async ({
  request,
}) => {
  const log = () => readFile(servers.siteLog, "utf8");
  for (const path of [
    "/nao-existe",
    "/blog/nao-existe",
    "/servicos/pintura",
    "/mulheres-na-manutencao/apostilas/nenhuma",
  ]) {
    const response = await request.get(`${path}?email=maria@example.com`);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toMatch(/<h1[^>]*>Página não encontrada<\/h1>/);
    await expect.poll(log).toContain(`"event":"not_found","path":"${path}"`);
  }
  expect(await log()).not.toContain("maria@example.com");
});
