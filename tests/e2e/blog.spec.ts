import { expect, test } from "@/tests/support/browser-test";

test("§4: the categories are open on a wide window, closed on a phone, and each opens on its own", async ({
  page,
}) => {
  await page.goto("/blog");
  const lines = page.getByRole("region", { name: "Por assunto" }).locator("details");
  const open = page.locator("main details[open]");
  const count = await lines.count();
  await expect(open).toHaveCount(count);
  await lines.first().locator("summary").press("Enter");
  await expect(open).toHaveCount(count - 1);
  await expect(lines.first().getByRole("link").first()).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  // Another address: a browser keeps what was open when it loads the same one again.
  await page.goto("/blog?largura=360");
  await expect(open).toHaveCount(0);
  await lines.first().locator("summary").click();
  await expect(open).toHaveCount(1);
  await lines.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
});
