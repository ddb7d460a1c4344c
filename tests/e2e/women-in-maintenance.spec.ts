import { paths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";

const PAGE = paths.womenInMaintenance;

test("§2, §3, §9: areas, six lessons, testimonials without stars, and ways into the community", async ({
  page,
}) => {
  await page.goto(PAGE);
  const areas = page.getByRole("region", { name: "O que você aprende" });
  await expect(areas.getByRole("heading", { level: 3 })).toHaveText([
    "Elétrica",
    "Hidráulica",
    "Reparos e acabamento",
  ]);

  await page.getByRole("link", { name: "Ver as aulas" }).click();
  await expect(page.getByRole("heading", { name: "Aulas práticas" })).toBeInViewport();
  const lessons = page.getByRole("region", { name: "Aulas práticas" });
  await expect(lessons).toContainText("São 112 minutos ao todo.");
  const items = lessons.locator("ol > li:has(h3)");
  await expect(items).toHaveCount(6);
  for (const [index, minutes] of [15, 20, 25, 18, 12, 22].entries()) {
    const item = items.nth(index);
    await expect(item.getByText(`Aula ${index + 1} ·`).first()).toContainText(`${minutes} min`);
    await expect(item.getByRole("link", { name: /^Apostila \(/ })).toBeVisible();
  }

  const testimonials = page.getByRole("region", { name: "Quem já riscou a lista" });
  await expect(testimonials.getByText("exemplo, a confirmar")).toHaveCount(3);
  await expect(testimonials.getByRole("img", { name: /estrelas/ })).toHaveCount(0);
  await expect(testimonials).toContainText("Ana Paula, 34 anos · Auxiliar administrativa");
  await expect(testimonials).toContainText("Depoimentos demonstrativos");

  for (const [label, address] of [
    ["Falar sobre o curso no WhatsApp", /^https:\/\/wa\.me\/5511900000000\?text=/],
    ["Entrar pelo WhatsApp", /^https:\/\/wa\.me\//],
    ["Procurar no Instagram", /^https:\/\/www\.instagram\.com\//],
  ] as const) {
    await expect(page.getByRole("link", { name: label })).toHaveAttribute("href", address);
  }
});

test("each lesson opens a dialog that says the video is to come, and closes", async ({ page }) => {
  await page.goto(PAGE);
  const buttons = page.getByRole("button", { name: /^Assistir aula:/ });
  await expect(buttons).toHaveCount(6);
  for (const button of await buttons.all()) {
    await button.click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Vídeo em breve")).toBeVisible();
    await expect(dialog.getByRole("heading", { name: "Passo a passo" })).toBeVisible();
    const video = dialog.getByRole("link", { name: "Procurar no YouTube" });
    await expect(video).toHaveAttribute("href", /youtube\.com/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await buttons.first().click();
  await expectNoViolations(page);
});

test("the handouts are reached from the page, and lead back", async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole("link", { name: "Apostila (Trocar uma tomada gasta)" }).click();
  await expect(page).toHaveURL(`${PAGE}/apostilas/trocar-tomada`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trocar uma tomada gasta");
  await expect(page.getByRole("button", { name: "Imprimir apostila" })).toBeVisible();
  await page.getByRole("link", { name: /Próxima apostila/ }).click();
  await expect(page).toHaveURL(`${PAGE}/apostilas/torneira-que-pinga`);
  await page.getByRole("link", { name: "Voltar às aulas" }).click();
  await expect(page).toHaveURL(`${PAGE}#aulas`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a lesson opens by its fragment, and a handout is whole but for its print button", async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.getByRole("link", { name: /^Assistir aula.*Sifão/ }).click();
    await expect(page.getByText("Vídeo em breve").filter({ visible: true })).toHaveCount(1);
    await page.goto(`${PAGE}/apostilas/sifao`);
    await expect(page.getByRole("heading", { name: "Passo a passo" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Imprimir apostila" })).toBeHidden();
  });
});
