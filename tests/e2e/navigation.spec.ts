import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { mainNavigation } from "@/lib/paths";
import { expect, servers, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

const PHONE = { width: 360, height: 740 };
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Principal" });

test("the first Tab focuses the skip link; the link of the current page is marked", async ({
  page,
}) => {
  await page.goto("/servicos");
  await expect(menuOf(page).locator("[aria-current=page]")).toHaveText("SERVIÇOS");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("below 768 px the menu opens, and closes on Esc and on navigation, whose entry it leaves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/servicos");
  const button = page.getByRole("button", { name: "Menu" });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await button.click();
  for (const { label } of mainNavigation) {
    await expect(menu.getByRole("link", { name: label, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.press("Enter");
  await menu.getByRole("link", { name: "CONTATO" }).click();
  await expect(page).toHaveURL("/contato");
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/servicos");
  await expect(menu).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL("/contato");
});

test.describe("without JavaScript", () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test("the menu opens", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await menuOf(page).getByRole("link", { name: "SERVIÇOS" }).click();
    await expect(page).toHaveURL("/servicos");
  });
});

test("hovering a link fetches its page in advance, and no other", async ({ page, context }) => {
  const fetched: string[] = [];
  // Requests of the browser itself are no requests of the page: they are seen by the server only.
  const devtools = await context.newCDPSession(page);
  await devtools.send("Preload.enable");
  devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) =>
    fetched.push(`${new URL(prefetchUrl).pathname} ${status}`),
  );
  await page.goto("/click-na-pintura-release");
  await page.getByRole("banner").getByRole("link", { name: "SERVIÇOS" }).hover();
  await expect.poll(() => fetched).toContain("/servicos Ready");
  expect(fetched.filter((line) => !line.startsWith("/servicos "))).toEqual([]);
});

test("a link within the page scrolls smoothly; a return is at once where it was", async ({
  page,
}) => {
  await page.goto("/servicos");
  const scrollTop = () => page.evaluate(() => scrollY);
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe("auto");
  await page.evaluate(() =>
    addEventListener("click", () => {
      const { scrollBehavior } = getComputedStyle(document.documentElement);
      document.body.dataset.atClick = scrollBehavior;
    }),
  );
  await page.locator("a[data-service=pintura]").click();
  await expect(page.locator("body")).toHaveAttribute("data-at-click", "smooth");
  await expect(page.getByLabel("Nome")).toBeInViewport();
  await expect.poll(behaviour).toBe("auto");
  expect(await scrollTop()).toBeGreaterThan(2000);

  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/servicos#orcamento");
  expect(await behaviour()).toBe("auto");
  expect(await scrollTop()).toBeGreaterThan(2000);
});

test("categories of the blog are open or closed after a return as before", async ({ page }) => {
  await page.goto("/blog");
  const rows = page.getByRole("region", { name: "Por assunto" }).locator("details");
  test.skip((await rows.count()) < 4, "there are not four categories with articles");
  await rows.nth(1).locator("summary").click();
  await rows.nth(3).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  for (const [index, open] of [true, false, true, true].entries()) {
    await expect(rows.nth(index)).toHaveJSProperty("open", open);
  }
  await expect(rows.nth(3).getByRole("link").first()).toBeInViewport();
});

for (const [what, name] of [
  ["a dialog", /^Ver Resumo/],
  ["the menu", "Menu"],
  ["the search", "Buscar no site"],
] as const) {
  test(`back closes ${what} and stays on the page; the page behind does not scroll`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await page.goto("/educacao");
    const opener = page.getByRole("button", { name }).first();
    await opener.click();
    const layer = page.locator("dialog:modal, :popover-open");
    await expect(layer).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.goBack();
    await expect(layer).toHaveCount(0);
    await expect(page).toHaveURL("/educacao");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // Closed in another way it leaves no entry behind.
    // The entry is there as soon as the layer is: a press on "back" may come at once.
    const entry = await opener.evaluate((button: HTMLElement) => {
      button.click();
      return history.state?.layer;
    });
    expect(entry).toBe(1);
    await expect(layer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(layer).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
}

test("pages come back from the back/forward cache, with and without React", async () => {
  // Playwright turns the cache off. Chromium's headless shell has none.
  const executablePath = "/usr/bin/chromium";
  test.skip(!existsSync(executablePath), `${executablePath} is not installed`);
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    executablePath,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: servers.site });
  for (const path of ["/primoze-cast", "/blog"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
    await page.goto("/acessibilidade");
    // `goBack` waits for a load event, which there is none of.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(servers.site + path);
    expect([path, await page.evaluate(() => "isFirstVisit" in window)]).toEqual([path, true]);
  }
  await browser.close();
});
