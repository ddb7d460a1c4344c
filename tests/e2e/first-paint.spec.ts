import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { allPaths } from "@/tests/support/all-paths";
import { expect, servers, test } from "@/tests/support/browser-test";

test("nothing is asked for before the first paint but the page itself", async ({ page }) => {
  await page.goto("/contato");
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry.startTime < paint!.startTime)
      .map((entry) => entry.name);
  });
  expect(early).toEqual([]);
});

test("the page is drawn, and its links work, while no script comes", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/_next/static/**/*.js", () => {});
  await page.goto(`${servers.site}/contato`, {
    waitUntil: "domcontentloaded",
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Serviços" }).first().click();
  await expect(page).toHaveURL(/\/servicos$/);
  await context.close();
});

test("a button pressed before the scripts are there is pressed when they are", async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${servers.site}/media-kit`, {
    waitUntil: "domcontentloaded",
  });
  await page
    .getByRole("button", { name: /copiar.*HEX/i })
    .first()
    .click();
  await expect(page.getByText("Copiado!")).toHaveCount(0);
  release();
  await expect(page.getByText("Copiado!").first()).toBeVisible();
  await context.close();
});

test("the font: after the paint on the first visit, at once on the next", async ({ page }) => {
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto("/contato");
  // As soon as it is there, which may be after the page's load.
  await expect.poll(family).toMatch(/^"?archivo"?,/);
  expect(await page.evaluate(() => localStorage.getItem("font"))).toBe("1");
  let atFirstLayout = "";
  await page.exposeFunction("tell", (value: string) => (atFirstLayout = value));
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      // @ts-expect-error exposed above
      window.tell(getComputedStyle(document.body).fontFamily),
    ),
  );
  await page.reload();
  expect(atFirstLayout).toMatch(/^"?archivo"?,/);
});

test("nothing moves when font and scripts arrive", async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error read below
    window.shift = 0;
    new PerformanceObserver((list) => {
      // @ts-expect-error layout-shift entries are not in the DOM's types
      for (const entry of list.getEntries()) window.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/contato", "/servicos", "/educacao", "/media-kit"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      // @ts-expect-error set above
      expect([path, width, await page.evaluate(() => window.shift < 0.02)]).toEqual([
        path,
        width,
        true,
      ]);
    }
  }
});

test("React and Next come once, as one file that is compiled ahead", async ({ page }) => {
  const manifest = path.join(process.env.NEXT_DIST_DIR || ".next", "build-manifest.json");
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, "utf8")) as {
    rootMainFiles: string[];
  };
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  // Whatever the pages that follow ask for, it is not that.
  await page.getByRole("contentinfo").getByRole("link", { name: "CONTATO", exact: true }).click();
  await expect(page).toHaveURL(/\/contato$/);
  await expect(page.getByLabel("Nome")).toBeEditable();

  const framework = asked.filter((url) => url.startsWith("/_next/static/framework/"));
  expect(framework).toHaveLength(1);
  expect(asked.filter((url) => rootMainFiles.includes(url.replace("/_next/", "")))).toEqual([]);
  const text = await (await page.request.get(framework[0]!)).text();
  expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test.describe("the rules inside a page", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`draw it as the whole style sheet does, at ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      for (const path of allPaths) {
        await page.goto(path);
        const inside = await looks(page);
        await expect
          .poll(() =>
            page.evaluate(() =>
              [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
                (link) => {
                  link.disabled = false;
                  return link.sheet;
                },
              ),
            ),
          )
          .toBe(true);
        const whole = await looks(page);
        const different = inside.filter((look, index) => look !== whole[index]);
        expect([path, different.slice(0, 2)]).toEqual([path, []]);
      }
    });
  }
});

/** How each element and its two pseudo-elements look: place, size, and what colours and letters they have. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = ["color", "background", "border", "font", "transform", "opacity", "content"];
    return [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = [undefined, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.map((name) => style.getPropertyValue(name)).join(";");
      });
      return [element.tagName, element.className, x, y, width, height, ...styles].join("|");
    });
  });
