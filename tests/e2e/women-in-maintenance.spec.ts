import { getLessons } from "@/lib/content/education";
import { handoutPath, paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { linkHref, linkLabel } from "@/tests/support/company-file";

const PAGE = paths.womenInMaintenance;
const lessonList = getLessons();

test("each lesson opens a dialog that says the video is to come, and closes", async ({ page }) => {
  await page.goto(PAGE);
  const buttons = page.getByRole("button", { name: /^Assistir aula:/ });
  await expect(buttons).toHaveCount(lessonList.length);
  for (const button of await buttons.all()) {
    await button.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Vídeo em breve")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Passo a passo" })).toBeVisible();
    const video = dialog.getByRole("link", { name: linkLabel("youtube", "Canal no YouTube") });
    await expect(video).toHaveAttribute("href", linkHref("youtube"));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await buttons.first().click();
  await expectNoViolations(page);
});

test("the handouts are reached from the page, and lead back", async ({ page }) => {
  await page.goto(PAGE);
  const [first, second] = lessonList;
  await page.getByRole("link", { name: `Apostila (${first!.title})` }).click();
  await expect(page).toHaveURL(handoutPath(first!.slug));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first!.title);
  await expect(page.getByRole("button", { name: "Imprimir apostila" })).toBeVisible();
  if (second) {
    await page.getByRole("link", { name: /Próxima apostila/ }).click();
    await expect(page).toHaveURL(handoutPath(second.slug));
  }
  await page.getByRole("link", { name: "Voltar às aulas" }).click();
  await expect(page).toHaveURL(`${PAGE}#aulas`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson opens by its fragment, and a handout is whole but for its print button", async ({
    page,
  }) => {
    await page.goto(PAGE);
    const lesson = lessonList.at(-1)!;
    await page.getByRole("link", { name: `Assistir aula: ${lesson.title}` }).click();
    await expect(page.getByText("Vídeo em breve").filter({ visible: true })).toHaveCount(1);
    await page.goto(handoutPath(lesson.slug));
    await expect(page.getByRole("heading", { name: "Passo a passo" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Imprimir apostila" })).toBeHidden();
  });
});
