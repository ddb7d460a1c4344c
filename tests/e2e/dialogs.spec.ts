import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { enlargeText } from "@/tests/support/reflow";

const LAYERS: [path: string, button: string | RegExp][] = [
  [paths.home, "Menu"],
  [paths.home, "SOLICITAR ORÇAMENTO"],
  [paths.womenInMaintenance, /^Assistir aula/],
];

// One of each kind that a button opens over the page. How the others look: states.spec.ts.
for (const [path, button] of LAYERS) {
  test(`${path}: what "${button}" opens fits a phone with text at 200 %, and closes on Escape`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    const opener = page.getByRole("button", { name: button }).first();
    await opener.click();
    const layer = page.locator("dialog:modal, :popover-open");
    await expect(layer).toBeVisible();
    // The page behind does not scroll.
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");

    const resetText = await enlargeText(page);
    const box = await layer.evaluate((element) => ({
      sideways: element.scrollWidth - element.clientWidth,
      scrollsDown: ["auto", "scroll"].includes(getComputedStyle(element).overflowY),
      isTooHigh: element.scrollHeight - element.clientHeight > 1,
      right: element.getBoundingClientRect().right,
      bottom: element.getBoundingClientRect().bottom,
    }));
    expect(box.sideways).toBeLessThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect(box.bottom).toBeLessThanOrEqual(740);
    expect(box.scrollsDown || !box.isTooHigh).toBe(true);
    await resetText();

    await page.keyboard.press("Escape");
    await expect(layer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(path);
  });
}

test("a press beside a dialog closes it", async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole("button", { name: "SOLICITAR ORÇAMENTO" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.mouse.click(5, 450);
  await expect(page.getByRole("dialog")).toBeHidden();
});
