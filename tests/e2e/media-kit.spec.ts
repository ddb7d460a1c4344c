import { expect, test } from "@/tests/support/browser-test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

// How long the check mark shows: tests/components/ui.test.tsx.
test("§2, §8: a colour's HEX and RGB are copied", async ({ page }) => {
  await page.goto("/media-kit");
  for (const kind of ["HEX", "RGB"]) {
    const button = page.getByRole("button", { name: new RegExp(`^Copiar ${kind} de `) }).first();
    const code = (await button.getAttribute("aria-label"))!.replace(/^.*: /, "");
    await button.click();
    await expect(page.getByText("Copiado!").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  }
});
