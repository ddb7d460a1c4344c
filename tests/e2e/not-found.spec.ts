import { expect, test } from "@/tests/support/browser-test";
import { expectNothingLost } from "@/tests/support/walk";

test.use({ allowedConsoleErrors: /404/ });

test("an unknown address answers 404, fits a phone, and its field opens the search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const response = await page.goto("/nao-existe");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
  await expectNothingLost(page, "404");
  await page.getByRole("main").getByRole("searchbox").fill("rampa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/busca?q=rampa");
});
