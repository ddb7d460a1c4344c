import { getServices } from "@/lib/content/collections";
import { paths } from "@/lib/paths";
import { expect, test, withMotion } from "@/tests/support/browser-test";
import { site } from "@/tests/support/company-file";
import { SCRIPTS } from "@/tests/support/hold-requests";

test.use(withMotion);

test.beforeEach(({ page }) => page.goto("/"));

test("the parts of the house and six links lead to the services, by keyboard and by touch", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const parts = page.getByRole("navigation", { name: "Escolha uma parte da casa" });
  await expect(parts.getByRole("link")).toHaveCount(getServices().length);
  for (const box of await parts.locator(".house-target").all()) {
    const { width, height } = (await box.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const panel = parts.locator(`a[href="${paths.services}#eletrica"]`);
  await panel.focus();
  await expect(panel.locator(".house-outline")).toHaveCSS("stroke-dashoffset", "0px");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${paths.services}#eletrica`);
  await page.goBack();
  await parts.getByText("Telhado", { exact: true }).click();
  await expect(page).toHaveURL(`${paths.services}#manutencao-predial`);
  await page.goBack();
  const links = page
    .getByRole("region", { name: "Serviços para a casa, a loja e o prédio" })
    .locator(`a[href^="${paths.services}#"]`);
  await expect(links).toHaveCount(getServices().length);
  const { name } = getServices()[0]!;
  await links.first().click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
});

test("on a phone the menu has blog, telephone and quote", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const button = page.getByRole("button", { name: "Menu" });
  await expect(button.locator(".when-closed")).toBeVisible();
  await button.click();
  await expect(button.locator(".when-open")).toBeVisible();
  await expect(button.locator(".when-closed")).toBeHidden();
  const menu = page.getByRole("navigation", { name: "Principal" });
  for (const [name, href] of [
    ["Blog", paths.blog],
    [`Ligar para ${site.phone}`, site.phoneHref],
    ["Pedir orçamento", `${paths.contact}#orcamento`],
  ] as const) {
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await button.click();
  await expect(menu).toBeHidden();
});

test("the header is one row on phones and wide windows, two between", async ({ page }) => {
  const controls = page.getByRole("banner").locator("a:visible, button:visible, input:visible");
  for (const [width, rows] of [
    [320, 1],
    [767, 1],
    [768, 2],
    [1024, 2],
    [1279, 2],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // As wide as the scrollbar of a desk, which this browser does not show.
    await page.evaluate((hasScrollbar) => {
      document.documentElement.style.paddingRight = hasScrollbar ? "17px" : "";
    }, width >= 768);
    const middles = await controls.evaluateAll((elements) =>
      elements.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.round((top + bottom) / 2 / 12);
      }),
    );
    expect([width, new Set(middles).size]).toEqual([width, rows]);
  }
});

test("the paint calculator answers in the services section, and leads on with the same numbers", async ({
  page,
}) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Serviços para a casa, a loja e o prédio" });
  await expect(section.getByText("Exemplo", { exact: true })).toBeVisible();
  await section.getByRole("textbox", { name: "Comprimento" }).fill("7,5");
  await expect(section.getByText("Resultado", { exact: true })).toBeVisible();
  const answer = section.getByText(/^Compre 3\sgalões .* paredes e 2\sgalões/);
  await expect(answer).toBeVisible();
  await section.getByRole("textbox", { name: "Altura" }).fill("x");
  await expect(section.getByText("Altura: escreva só o número, como 2,70.")).toBeVisible();
  await expect(answer).toBeHidden();
  await section.getByRole("textbox", { name: "Altura" }).fill("2,70");
  await expect(page).toHaveURL(/\/$/);
  await section.getByRole("button", { name: "Ver a conta inteira" }).click();
  await expect(page).toHaveURL(/\/calculadoras\/tinta\?comprimento=7%2C5&/);
  await expect(page.getByText(/^Compre 3\sgalões .* paredes e 2\sgalões/).first()).toBeVisible();
});

test.describe("with blocked scripts", () => {
  test.use({ allowedConsoleErrors: /ERR_FAILED/ });

  test("the paint calculator's button still leads to its page", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/");
    await page.getByRole("textbox", { name: "Comprimento" }).fill("12");
    await expect(page.getByText("Resultado", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: "A conta não carregou" })).toBeFocused();
    await page.getByRole("button", { name: "Ver a conta inteira" }).click();
    await expect(page).toHaveURL(/\/calculadoras\/tinta\?comprimento=12&/);
  });
});
