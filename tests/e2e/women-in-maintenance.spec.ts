import { getLessons } from "@/lib/content/education";
import { expect, test } from "@/tests/support/browser-test";

// With scripts: dialogs.spec.ts.
test.use({ javaScriptEnabled: false });

test("without JavaScript a lesson opens by its fragment", async ({ page }) => {
  await page.goto("/mulheres-na-manutencao");
  const { title } = getLessons().at(-1)!;
  await page.getByRole("link", { name: `Assistir aula: ${title}` }).click();
  await expect(page.getByText("Vídeo em breve").filter({ visible: true })).toHaveCount(1);
});
