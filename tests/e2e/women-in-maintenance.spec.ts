import { getTestimonials } from "@/lib/content/collections";
import { getLearningAreas, getLessons } from "@/lib/content/education";
import { handoutPath, paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { linkHref, linkLabel } from "@/tests/support/company-file";

const PAGE = paths.womenInMaintenance;
const lessonList = getLessons();

test("§2, §3, §9: areas, lessons, testimonials, and ways into the community", async ({ page }) => {
  await page.goto(PAGE);
  const areas = page.getByRole("region", { name: "O que você aprende" });
  await expect(areas.getByRole("heading", { level: 3 })).toHaveText(
    getLearningAreas().map(({ title }) => title),
  );

  await page.getByRole("link", { name: "Começar pela aula 1" }).click();
  const first = page.getByRole("heading", { name: lessonList[0]!.title }).first();
  await expect(first).toBeInViewport();
  const lessons = page.getByRole("region", { name: "Aulas práticas" });
  const sum = lessonList.reduce((minutes, lesson) => minutes + lesson.minutes, 0);
  await expect(lessons).toContainText(`São ${sum} minutos ao todo.`);
  const items = lessons.locator("ol > li:has(h3)");
  await expect(items).toHaveCount(lessonList.length);
  for (const [index, { minutes }] of lessonList.entries()) {
    const item = items.nth(index);
    await expect(item.getByText(`Aula ${index + 1} ·`).first()).toContainText(`${minutes} min`);
    await expect(item.getByRole("link", { name: /^Apostila \(/ })).toBeVisible();
  }

  const testimonials = page.getByRole("region", { name: "Quem já riscou a lista" });
  const people = getTestimonials();
  for (const { name, age, profession } of people) {
    await expect(testimonials).toContainText(`${name}, ${age} anos · ${profession}`);
  }
  // Invented people have a label instead of stars (docs/decisions/0016).
  const invented = people.filter(({ demonstration }) => demonstration).length;
  await expect(testimonials.getByText("(exemplo)")).toHaveCount(invented);
  await expect(testimonials.getByRole("img", { name: /estrelas/ })).toHaveCount(
    people.length - invented,
  );

  for (const [label, address] of [
    [linkLabel("womenCourse", "Começar a aprender"), linkHref("womenCourse")],
    ["Entrar pelo WhatsApp", linkHref("womenCommunity")],
    [linkLabel("instagram", "Seguir no Instagram"), linkHref("instagram")],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name: label });
    await expect(link).toHaveAttribute("href", address);
  }
});

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
