import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { enlargeText, lostContent } from "@/tests/support/reflow";

test.use({ allowedConsoleErrors: /404/ });

test("an unknown address answers 404, fits a phone, and its field opens the search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const response = await page.goto("/nao-existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
  await expectNoViolations(page);
  const resetText = await enlargeText(page);
  await expect.poll(() => lostContent(page)).toEqual([]);
  await resetText();
  await page.getByRole("main").getByRole("searchbox").fill("rampa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/busca?q=rampa");
});
