import { getLessons } from "@/lib/content/education";
import { expect, test } from "@/tests/support/browser-test";
import { expectNoViolations } from "@/tests/support/axe";

const PAGE = "/mulheres-na-manutencao";
const lessons = getLessons();

test.describe("§2: Mulheres na Manutenção", () => {
  test.beforeEach(({ page }) => page.goto(PAGE));

  test("starts outside the site, in a new tab", async ({ page }) => {
    const link = page.getByRole("link", { name: "Falar sobre o curso no WhatsApp" });
    await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/5511900000000\?text=/);
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("the hero's other button leads to the lessons", async ({ page }) => {
    await page.getByRole("link", { name: "Ver as aulas" }).click();
    await expect(page.getByRole("heading", { name: "Aulas práticas" })).toBeInViewport();
  });

  test("has three learning areas", async ({ page }) => {
    const areas = page.getByRole("region", { name: "O que você aprende" });
    await expect(areas.getByRole("heading", { level: 3 })).toHaveText([
      "Elétrica",
      "Hidráulica",
      "Reparos e acabamento",
    ]);
  });

  test("§9: has six lessons of 15, 20, 25, 18, 12 and 22 minutes, 112 in all", async ({ page }) => {
    const section = page.getByRole("region", { name: "Aulas práticas" });
    await expect(section).toContainText("São 112 minutos ao todo.");
    const items = section.locator("ol > li:has(h3)");
    await expect(items).toHaveCount(6);
    for (const [index, minutes] of [15, 20, 25, 18, 12, 22].entries()) {
      const item = items.nth(index);
      await expect(item.getByText(`Aula ${index + 1} ·`).first()).toContainText(`${minutes} min`);
      await expect(item.getByRole("button", { name: /^Assistir aula:/ })).toBeVisible();
      await expect(item.getByRole("link", { name: /^Apostila \(/ })).toBeVisible();
    }
  });

  test("each lesson opens a dialog that says the video is to come, and closes", async ({
    page,
  }) => {
    for (const { title } of lessons) {
      const button = page.getByRole("button", { name: `Assistir aula: ${title}` });
      await button.click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog.getByText("Vídeo em breve")).toBeVisible();
      await expect(dialog.getByRole("heading", { name: "Passo a passo" })).toBeVisible();
      await expect(dialog.getByRole("link", { name: "Procurar no YouTube" })).toHaveAttribute(
        "href",
        /youtube\.com/,
      );
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test("§3: shows testimonials, and says instead of stars that they are invented", async ({
    page,
  }) => {
    const section = page.getByRole("region", { name: "Quem já riscou a lista" });
    await expect(section.getByText("exemplo, a confirmar")).toHaveCount(3);
    await expect(section.getByRole("img", { name: /estrelas/ })).toHaveCount(0);
    await expect(section).toContainText("Ana Paula, 34 anos · Auxiliar administrativa");
    await expect(section).toContainText("Depoimentos demonstrativos");
  });

  test("the community's buttons lead to WhatsApp and Instagram", async ({ page }) => {
    const section = page.getByRole("region", { name: "Ninguém conserta sozinha" });
    for (const [label, address] of [
      ["Entrar pelo WhatsApp", /^https:\/\/wa\.me\//],
      ["Procurar no Instagram", /^https:\/\/www\.instagram\.com\//],
    ] as const) {
      const link = section.getByRole("link", { name: label });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("target", "_blank");
    }
  });
});

test.describe("the handouts", () => {
  test("are reached from the page, printed by their button, and lead back", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto(PAGE);
    await page.getByRole("link", { name: "Apostila (Trocar uma tomada gasta)" }).click();
    await expect(page).toHaveURL(`${PAGE}/apostilas/trocar-tomada`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trocar uma tomada gasta");
    await page.getByRole("button", { name: "Imprimir apostila" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");
    await page.getByRole("link", { name: /Próxima apostila/ }).click();
    await expect(page).toHaveURL(`${PAGE}/apostilas/torneira-que-pinga`);
    await page.getByRole("link", { name: "Voltar às aulas" }).click();
    await expect(page).toHaveURL(`${PAGE}#aulas`);
  });

  test("print without header and buttons", async ({ page }) => {
    await page.goto(`${PAGE}/apostilas/sifao`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Imprimir apostila" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Passo a passo" })).toBeVisible();
  });
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
