import { getContest } from "@/lib/content/collections/pages";
import { expect, test } from "@/tests/support/browser-test";

test("§5: the rules are open from 768 px on, also after the contest", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/click-na-pintura");
  const rules = page.getByRole("region", { name: "As regras" });
  for (const { title } of getContest().rules)
    await expect(rules.getByRole("heading", { name: title, exact: true })).toBeVisible();
});
