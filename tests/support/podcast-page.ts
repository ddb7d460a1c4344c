import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/browser-test";

// Parts of the podcast's page, and what its visitors do there.

export const section = (page: Page) => page.getByRole("region", { name: "Episódios", exact: true });
export const featured = (page: Page) => page.getByRole("list", { name: "Episódios em destaque" });
export const skeletons = (page: Page) => page.locator("[data-skeleton]");
export const chips = (page: Page) =>
  page.getByRole("group", { name: "Tema dos episódios" }).getByRole("radio");
export const themes = (page: Page) =>
  section(page).locator("details[data-theme]").filter({ visible: true });
export const count = (page: Page) => section(page).locator("p[role=status]");
/** The first section of the page. */
export const head = (page: Page) => page.getByRole("main").locator("section").first();

/** The calls that read the episodes so far, in all tabs. */
export function countLoads(page: Page) {
  let loads = 0;
  page.context().on("request", (request) => {
    if (request.url().endsWith("/api/episodes")) loads += 1;
  });
  return () => loads;
}

/** Lets §8's three retries of a failed load pass. Needs `page.clock.install()`. */
export async function passRetries(page: Page, loads: () => number) {
  for (let expected = loads() + 3; loads() < expected;) {
    await page.clock.fastForward(1000);
  }
}

/** Expects that the chip at this place is chosen, and its theme and count are all that is shown. */
export async function expectOnly(page: Page, place: number) {
  await expect(chips(page).nth(place)).toBeChecked();
  const label = await chips(page).nth(place).locator("..").textContent();
  await expect(themes(page)).toHaveCount(1);
  await expect(themes(page).getByRole("heading", { level: 3 })).toHaveText(label!);
  await expect(themes(page).getByRole("article").first()).toBeVisible();
  const episodes = await themes(page).getByRole("article").count();
  await expect(count(page)).toHaveText(
    `${episodes === 1 ? "1 episódio" : `${episodes} episódios`} de ${label}`,
    { useInnerText: true },
  );
}
