import { expect, test } from "@/tests/support/browser-test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

// How long the check mark shows: tests/components/ui.test.tsx.
test("§2, §8: a colour's HEX and RGB are copied", async ({ page }) => {
  await page.goto("/media-kit");
  for (const [kind, code] of [
    ["HEX", "#0E3A5A"],
    ["RGB", "rgb(14, 58, 90)"],
  ] as const) {
    const name = new RegExp(`^Copiar ${kind} de Azul Planta`);
    await page.getByRole("button", { name }).click();
    await expect(page.getByText("Copiado!").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  }
});
