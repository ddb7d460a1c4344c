import { readFile } from "node:fs/promises";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, servers, test } from "@/tests/support/browser-test";
import { enlargeText, lostContent } from "@/tests/support/reflow";

test.describe("the not-found page", () => {
  test.use({ allowedConsoleErrors: /404/ });

  test("has no WCAG problem, and loses nothing with large text", async ({ page }) => {
    await page.goto("/nao-existe");
    await expectNoViolations(page);
    await enlargeText(page);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => lostContent(page), { message: `${width} px` }).toEqual([]);
    }
  });

  test("its search field opens the search with what was typed", async ({ page }) => {
    await page.goto("/nao-existe");
    await page.getByRole("main").getByRole("searchbox").fill("rampa");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Busca no site" });
    await expect(dialog.getByRole("searchbox")).toHaveValue("rampa");
  });
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
