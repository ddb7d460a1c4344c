import { getLessons } from "@/lib/content/education";
import { expect, test } from "@/tests/support/browser-test";

// With scripts: dialogs.spec.ts.
test.use({ javaScriptEnabled: false });

test("without JavaScript a lesson opens by its fragment", async ({ page }) => {
  await page.goto("/mulheres-na-manutencao");
  // The drawings of the lessons below it, which have a place of their own, lie behind it.
  const { slug, title } = getLessons()[0]!;
  const opener = page.getByRole("link", { name: `Assistir aula: ${title}` });
  await opener.click();
  const lesson = page.locator(`#aula-${slug}`);
  await expect(lesson.getByText("Vídeo em breve")).toBeVisible();
  const onTop = await lesson.evaluate((box) => {
    const { left, width } = box.getBoundingClientRect();
    const points = Array.from({ length: innerHeight }, (_, y) => [left + width / 2, y] as const);
    const { top, bottom } = box.getBoundingClientRect();
    return points
      .filter(([, y]) => y > top && y < bottom)
      .every(([x, y]) => box.contains(document.elementFromPoint(x, y)));
  });
  expect(onTop).toBe(true);
  await lesson.getByRole("link", { name: "Fechar" }).click();
  await expect(lesson).toBeHidden();
  await expect(opener).toBeInViewport();
});
