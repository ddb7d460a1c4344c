import { expect, test } from "@/tests/support/browser-test";

test("§4: the categories are closed, and each opens and closes on its own", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blog");
  const lines = page.getByRole("region", { name: "Por assunto" }).locator("details");
  const open = page.locator("main details[open]");
  await expect(open).toHaveCount(0);
  await lines.first().locator("summary").press("Enter");
  await lines.nth(1).locator("summary").click();
  await expect(open).toHaveCount(2);
  await lines.first().locator("summary").press("Enter");
  await expect(open).toHaveCount(1);
  await lines.nth(1).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
});
