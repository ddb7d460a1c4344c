import { expect, test, withMotion } from "@/tests/support/browser-test";
import { holdRequests } from "@/tests/support/hold-requests";

test.use(withMotion);

const SCRIPTS = "**/_next/static/**/*.js";
/**
 * Maximum layout shift when the font replaces the fallback font, whose text has the same length but
 * whose words have other widths. Up to 0.1 is good (Core Web Vitals); the media kit has 0.025 to
 * 0.036.
 */
const MAX_LAYOUT_SHIFT = 0.07;

test("only the page itself is requested before the first paint, and the font is there on the next visit", async ({
  page,
}) => {
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto("/contato");
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry.startTime < paint!.startTime)
      .map((entry) => entry.name);
  });
  expect(early).toEqual([]);
  // The font can arrive after the load event.
  await expect.poll(family).toMatch(/^"?archivo"?,/);
  expect(await page.evaluate(() => localStorage.getItem("font"))).toBe("1");

  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.body.dataset.firstFont = getComputedStyle(document.body).fontFamily;
    }),
  );
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-first-font", /^"?archivo"?,/);
});

test("while the scripts are loading the page is drawn, links work, and a press takes effect later", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route(SCRIPTS, () => {});
  await page.goto("/contato", { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Serviços" }).first().click();
  await expect(page).toHaveURL("/servicos");
  await page.unroute(SCRIPTS);
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/media-kit", { waitUntil: "domcontentloaded" });
  await page
    .getByRole("button", { name: /copiar.*HEX/i })
    .first()
    .click();
  await expect(page.getByText("Copiado!")).toHaveCount(0);
  release();
  await expect(page.getByText("Copiado!").first()).toBeVisible();
});

for (const path of ["/", "/contato", "/media-kit"]) {
  for (const width of [360, 1280]) {
    // A new context is a first visit: the font is drawn after the fallback font.
    test(`${path} at ${width} px hardly moves when the font arrives on a first visit`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const shift = await page.evaluate(async () => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        // One frame draws the font; a shift is reported after it.
        for (let frame = 0; frame < 3; frame++) await nextFrame();
        return new Promise<number>((resolve) => {
          const sum = (list: PerformanceEntryList) =>
            list.reduce((total, entry) => total + (entry as PerformanceEntry & Shift).value, 0);
          const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
          observer.observe({ type: "layout-shift", buffered: true });
          // Without any shift it is never called.
          setTimeout(() => resolve(0), 200);
        });
      });
      expect(shift).toBeLessThan(MAX_LAYOUT_SHIFT);
    });
  }
}

type Shift = { value: number };
