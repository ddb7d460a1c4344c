import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { htmlProblems } from "@/tests/support/html-rules";
import { enlargeText, lostContent } from "@/tests/support/reflow";

test.describe("the not-found page", () => {
  test.use({ allowedConsoleErrors: /404/ });

  test("has status, both titles, the search field and the main links, and no WCAG problem", async ({
    page,
  }) => {
    const response = await page.goto("/nao-existe");
    expect(response?.status()).toBe(404);
    expect(await htmlProblems((await response?.text()) ?? "")).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
    await expect(page.getByText("Page not found")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
    await expect(main.getByRole("listitem")).toHaveText([
      "SERVIÇOS",
      "EDUCAÇÃO",
      "PROJETOS SOCIAIS",
      "PODCAST",
      "CONTATO",
      "BLOG",
    ]);
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
    await expect(page).toHaveURL(`${paths.search}?q=rampa`);
  });
});
