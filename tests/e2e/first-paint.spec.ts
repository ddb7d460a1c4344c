import { expect, test, withMotion } from "@/tests/support/browser-test";
import { holdRequests, SCRIPTS } from "@/tests/support/hold-requests";
import { testLayoutShift } from "@/tests/support/layout-shift";

test.use(withMotion);

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

// The others: tests/nightly/layout-shift.spec.ts.
testLayoutShift("/media-kit", 360);
testLayoutShift("/media-kit", 1280);
