import { endOfDay } from "@/lib/content/dates";
import { paths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { SCRIPTS } from "@/tests/support/hold-requests";

/** What components/ui/until-end.tsx renders before the last day. */
const markup = `
  <p id="curso" class="until-end" data-ends="${endOfDay("2030-03-10")}"><span>Inscreva-se</span><span>Realizado</span></p>`;

for (const [now, shown] of [
  ["2030-03-10T23:59:00-03:00", "Inscreva-se"],
  ["2030-03-11T00:00:00-03:00", "Realizado"],
] as const) {
  test(`a page built before the end shows at ${now}: ${shown}`, async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // React would remove what the built page does not have.
    await page.route(SCRIPTS, () => {});
    await page.route(`**${paths.services}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</main>", `${markup}</main>`);
      await route.fulfill({ response, body });
    });
    await page.clock.setFixedTime(new Date(now));
    await page.goto(servers.site + paths.services, { waitUntil: "domcontentloaded" });
    // The rules that this page itself does not use.
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
        sheet.disabled = false;
      }
    });
    for (const state of ["Inscreva-se", "Realizado"]) {
      await expect(page.locator("#curso").getByText(state)).toBeVisible({
        visible: state === shown,
      });
    }
    await context.close();
  });
}
