import { expect, servers, test, withMotion } from "@/tests/support/browser-test";
import { holdRequests } from "@/tests/support/hold-requests";
import { layoutShiftOf, MAX_LAYOUT_SHIFT, watchLayoutShift } from "@/tests/support/layout-shift";

test.use(withMotion);

test("only the page itself is requested before the first paint", async ({ page }) => {
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

test("the page is drawn and its links work while the scripts are loading", async ({ browser }) => {
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

test("a click on a button before hydration takes effect after it", async ({ browser }) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  const release = await holdRequests(page, "**/_next/static/**/*.js");
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

test("the font loads after the first paint on a first visit, before it on the next", async ({
  page,
}) => {
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto("/contato");
  // The font can arrive after the load event.
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

for (const path of ["/", "/contato", "/servicos", "/educacao", "/media-kit"]) {
  for (const width of [360, 1280]) {
    // A new context is a first visit: the font is drawn after the fallback font.
    test(`${path} at ${width} px hardly moves when the font arrives on a first visit`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchLayoutShift(page);
      await page.goto(path);
      expect(await layoutShiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  }
}
