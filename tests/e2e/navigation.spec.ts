import { existsSync } from "node:fs";
import { mainNavigation } from "@/lib/paths";
import { chromium, type Page } from "@playwright/test";
import { expect, servers, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

test("the first Tab focuses the skip link, which skips the header", async ({ page }) => {
  await page.goto("/servicos");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Ir para o conteúdo" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the link of the current page is marked", async ({ page }) => {
  await page.goto("/servicos");
  const navigation = page.getByRole("navigation", { name: "Principal" });
  await expect(navigation.locator("[aria-current=page]")).toHaveText("SERVIÇOS");
});

test.describe("below 768 px", () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test("the menu opens, closes on Esc, and on navigation", async ({ page }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Menu" });
    const navigation = page.getByRole("navigation", { name: "Principal" });
    await expect(navigation).toBeHidden();

    await button.click();
    for (const { label } of mainNavigation) {
      await expect(navigation.getByRole("link", { name: label, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(navigation).toBeHidden();
    await expect(button).toBeFocused();

    await button.press("Enter");
    await navigation.getByRole("link", { name: "CONTATO" }).click();
    await expect(page).toHaveURL("/contato");
    await expect(navigation).toBeHidden();
  });
});

test.describe("below 768 px without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("the menu opens", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "SERVIÇOS" })
      .click();
    await expect(page).toHaveURL("/servicos");
  });
});

test("from 768 px up there is no menu button", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("link", { name: "INÍCIO", exact: true }).first()).toBeVisible();
});

test.describe("without a client router", () => {
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
    const behaviour = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe("auto");
    await page.evaluate(() =>
      addEventListener("click", () => {
        const { scrollBehavior } = getComputedStyle(document.documentElement);
        Object.assign(window, { atClick: scrollBehavior });
      }),
    );
    await page.locator("a[data-service=pintura]").click();
    expect(
      await page.evaluate(() => Object.entries(window).find(([key]) => key === "atClick")),
    ).toEqual(["atClick", "smooth"]);
    await expect(page.getByLabel("Nome")).toBeInViewport();
    await expect.poll(behaviour).toBe("auto");

    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2000);
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    const left = await page.evaluate(() => scrollY);
    expect(left).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL("/servicos#orcamento");
    expect(await behaviour()).toBe("auto");
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  });

  test("open categories of the blog are open after a return", async ({ page }) => {
    await page.goto("/blog");
    const category = page.locator("#categorias").locator("xpath=ancestor::section");
    const rows = category.locator("details");
    await rows.nth(1).locator("summary").click();
    await rows.nth(3).locator("summary").click();
    await rows.nth(3).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await page.goBack();
    await expect(page).toHaveURL("/blog");
    for (const [index, open] of [false, true, false, true].entries()) {
      await expect(rows.nth(index)).toHaveJSProperty("open", open);
    }
    await expect(rows.nth(3).getByRole("link").first()).toBeInViewport();
  });

  for (const { what, path, open } of [
    { what: "a dialog", path: "/educacao", open: /^Ver Resumo/ },
    { what: "the menu", path: "/educacao", open: "Menu" },
  ]) {
    test(`back closes ${what} and stays on the page; the page behind does not scroll`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/");
      await page.goto(path);
      const opener = page.getByRole("button", { name: open }).first();
      await opener.click();
      const layer = page.locator("dialog:modal, :popover-open");
      await expect(layer).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      await page.goBack();
      await expect(layer).toHaveCount(0);
      await expect(page).toHaveURL(path);
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

  test("a link in the menu takes the place of the menu's entry", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/servicos");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Principal" });
    await menu.getByRole("link", { name: "CONTATO" }).click();
    await expect(page).toHaveURL("/contato");
    await page.goBack();
    await expect(page).toHaveURL("/servicos");
    await expect(menu).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL("/contato");
  });
});

/** Whether the page of an address is the same one after a visit to another and back. */
async function isRestored(page: Page, path: string) {
  await page.goto(servers.site + path, { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
  await page.goto(`${servers.site}/acessibilidade`);
  // `goBack` waits for a load event, which there is none of.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(servers.site + path);
  return page.evaluate(() => "isFirstVisit" in window);
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
  const page = await browser.newPage();
  for (const path of ["/servicos", "/primoze-cast", "/blog"]) {
    expect(await isRestored(page, path), path).toBe(true);
  }
  await browser.close();
});
