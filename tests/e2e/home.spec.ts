import { HOME } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { expect, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

test.beforeEach(({ page }) => page.goto("/"));

test("§1, §2: the sections come in the specification's order", async ({ page }) => {
  await expect(page.getByRole("main").locator("h1, h2").filter({ visible: true })).toHaveText([
    "O Mundo das Obras",
    "Projetos especiais",
    "Serviços para a casa, a loja e o prédio",
    "Obra no nível e no prumo",
    "Mão Amiga: obra para quem mais precisa",
    "Do blog",
    "Vamos Construir Juntos?",
  ]);
});

test("the parts of the house lead to their services, by keyboard and by touch", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const parts = page.getByRole("navigation", { name: "Escolha uma parte da casa" });
  await expect(parts.getByRole("link")).toHaveCount(HOME.services);
  for (const box of await parts.locator(".house-target").all()) {
    const { width, height } = (await box.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const panel = parts.getByRole("link", { name: "Quadro de luz: Elétrica", exact: true });
  await panel.focus();
  await expect(panel.locator(".house-outline")).toHaveCSS("stroke-dashoffset", "0px");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${paths.services}#eletrica`);
  await page.goBack();
  await parts.getByText("Telhado", { exact: true }).click();
  await expect(page).toHaveURL(`${paths.services}#manutencao-predial`);
});

test("§2: every button leads where the specification says", async ({ page }) => {
  for (const [label, href] of [
    ["SOLICITE UM ORÇAMENTO", paths.contact],
    ["CONHEÇA NOSSOS SERVIÇOS", paths.services],
    ["VEJA A LISTA COMPLETA", paths.services],
    ["SAIBA MAIS", paths.socialProjects],
    ["VER TODOS OS ARTIGOS", paths.blog],
  ] as const) {
    const link = page.getByRole("main").getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", href);
  }
});

test("§3, §9: three special projects, each with title, subtitle, description and button", async ({
  page,
}) => {
  const cards = page.getByRole("region", { name: "Projetos especiais" }).getByRole("article");
  await expect(cards).toHaveCount(HOME.specialProjects);
  await expect(cards.getByRole("heading")).toHaveText([
    "Click na Pintura",
    "Mulheres na Manutenção",
    "PrimoZé Cast",
  ]);
  const links = cards.getByRole("link");
  for (const [index, path] of [
    paths.photoContest,
    paths.womenInMaintenance,
    paths.podcast,
  ].entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
});

test("§9: six services, each with a link to its card on the services page", async ({ page }) => {
  const links = page
    .getByRole("region", { name: "Serviços para a casa, a loja e o prédio" })
    .getByRole("listitem")
    .getByRole("link");
  await expect(links).toHaveCount(HOME.services);
  await links.filter({ hasText: "Manutenção predial" }).click();
  await expect(page).toHaveURL(`${paths.services}#manutencao-predial`);
  await expect(page.getByRole("heading", { name: "Manutenção predial" })).toBeInViewport();
});

test("§1: the claims are NR35, the quality guarantee and more than 10 years", async ({ page }) => {
  const section = page.getByRole("region", { name: "Obra no nível e no prumo" });
  for (const claim of ["NR35", "Garantia de qualidade", "Mais de 10 anos de experiência"]) {
    await expect(section.getByText(claim, { exact: true })).toBeVisible();
  }
  await section.getByRole("link", { name: "O que a norma exige para trabalho em altura" }).click();
  await expect(page).toHaveURL(`${paths.services}#nr35`);
  await expect(
    page.getByRole("heading", { name: "Certificação NR35 para trabalho em altura" }),
  ).toBeInViewport();
});

test("§2, §9: four blog teasers under §3's labels", async ({ page }) => {
  const cards = page.getByRole("region", { name: "Do blog" }).getByRole("article");
  await expect(cards).toHaveCount(HOME.teasers);
  for (const [index, label] of [
    "Energia Renovável",
    "Mercado de Tintas",
    "Política Nacional",
    "Dicas de Pintura",
  ].entries()) {
    await expect(cards.nth(index)).toContainText(label);
  }
});

test("the menu button on a phone shows what the next click does", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const button = page.getByRole("button", { name: "Menu" });
  await expect(button.locator(".when-closed")).toBeVisible();
  await button.click();
  await expect(button.locator(".when-open")).toBeVisible();
  await expect(button.locator(".when-closed")).toBeHidden();
  await button.click();
  await expect(page.getByRole("navigation", { name: "Principal" })).toBeHidden();
});

test("on a phone the menu has blog, telephone and quote, and the footer is short", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(footer!.height).toBeLessThanOrEqual(700);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Principal" });
  for (const [name, href] of [
    ["Blog", paths.blog],
    ["Ligar para (11) 90000-0000", "tel:+5511900000000"],
    ["Pedir orçamento", `${paths.contact}#orcamento`],
  ] as const) {
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});

test("header links stay on one line from 768 px up", async ({ page }) => {
  const links = page
    .getByRole("navigation", { name: "Principal" })
    .locator("a[href^='/']")
    .filter({ visible: true });
  for (const width of [768, 900, 1024, 1100, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect([width, new Set(tops).size]).toEqual([width, 1]);
  }
});
