import { expect, test } from "@/tests/support/browser-test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

// How long the check mark shows: tests/components/ui.test.tsx.
test("§2, §8: a colour's HEX and RGB are copied, which a phone says above its bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto("/media-kit");
  // It is said for two seconds.
  await page.clock.pauseAt(Date.now() + 60_000);
  const bar = page.getByRole("navigation", { name: "Fale com a gente" });
  for (const [kind, code] of [
    ["HEX", "#0E3A5A"],
    ["RGB", "rgb(14, 58, 90)"],
  ] as const) {
    const name = new RegExp(`^Copiar ${kind} de Azul Planta`);
    const button = page.getByRole("button", { name });
    await button.click();
    const output = button.locator("+ output");
    await expect(output).toHaveText("Copiado!");
    const [said, links] = await Promise.all([output.boundingBox(), bar.boundingBox()]);
    expect(said!.y + said!.height).toBeLessThanOrEqual(links!.y);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  }
});
