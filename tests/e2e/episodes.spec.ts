import type { Page } from "@playwright/test";
import { episodePath, paths } from "@/lib/paths";
import { demoEpisodePages } from "@/tests/support/all-paths";
import { expectToast, toasts } from "@/tests/support/toasts";
import { expect, servers, test } from "@/tests/support/browser-test";
import { holdRequests } from "@/tests/support/hold-requests";

// What the page shows of each answer: tests/components/episodes.test.tsx. What the API answers
// for which trouble: tests/api/episodes.test.ts. The last test with scripts stores other episodes
// in the backend of all tests.
test.describe.configure({ mode: "serial" });

const COUNT = demoEpisodePages.length;

const section = (page: Page) => page.getByRole("region", { name: "Episódios", exact: true });
const featured = (page: Page) => page.getByRole("list", { name: "Episódios em destaque" });
const skeletons = (page: Page) => page.locator("[data-skeleton]");
const themeChoice = (page: Page) => page.getByRole("group", { name: "Tema dos episódios" });
const chips = (page: Page) => themeChoice(page).getByRole("button");
const themes = (page: Page) => section(page).locator("details:has(h3)").filter({ visible: true });
const syncButton = (page: Page) => page.getByRole("button", { name: /Sincroniz/ });

test("§4: the first fetch shows skeletons and disables the buttons, and moves nothing; then a toast", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/api/episodes");
  await page.goto(paths.podcast);
  await expect(skeletons(page)).toHaveCount(3);
  await expect(featured(page)).toHaveCSS("opacity", "0");
  // The cards are seen where one of them has the focus.
  const title = featured(page).getByRole("heading").first().getByRole("link");
  await title.focus();
  await expect(title).toBeFocused();
  await expect(featured(page)).toHaveCSS("opacity", "1");
  await expect(syncButton(page)).toBeDisabled();
  // What follows the cards. Farther down, a theme is laid out, and is as high as it is, only when it
  // comes near the window.
  const top = async () => (await themeChoice(page).boundingBox())?.y;
  const before = await top();
  release();
  await expectToast(page, "Episódios carregados", `${COUNT} episódios encontrados no banco.`);
  await expect(featured(page).getByRole("article")).toHaveCount(3);
  await expect(featured(page).locator("time").first()).toHaveText(/^há /);
  expect(await top()).toBe(before);
});

// What leads to YouTube is in tests/components/episodes.test.tsx: invented episodes do not.
test("a card of an invented episode plays in place, and leads to its page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.podcast);
  await expectToast(page, "Episódios carregados");
  const card = featured(page).getByRole("article").first();
  const [newest] = demoEpisodePages;
  await card.getByRole("link", { name: /Assistir/ }).click();
  await expect(card.locator("video")).toBeFocused();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(episodePath(newest!.slug));
});

test("a sync loads the videos of the channel, and a link imports one", async ({ page }) => {
  await page.goto(paths.podcast);
  // Each toast beside those before, which stay for seconds.
  const toast = (words: string) => toasts(page).filter({ hasText: words });
  await expect(toast("Episódios carregados")).toBeVisible();
  await syncButton(page).click();
  await expect(toast("Sincronização concluída")).toContainText("12 vídeos sincronizados.");
  await expect(skeletons(page)).toHaveCount(0);
  const answer = await fetch(`${servers.site}/api/episodes`);
  const { episodes } = (await answer.json()) as { episodes: { id: string }[] };
  // The invented episodes have ids that no video has.
  const synced = episodes.find(({ id }) => /^[\w-]{11}$/.test(id))!;
  const field = page.getByLabel("Link do YouTube ou Video ID");
  // All forms of links are in tests/unit/specification/validation.test.ts.
  await field.fill(`https://youtu.be/${synced.id}`);
  await page.getByRole("button", { name: /Import/ }).click();
  // The field is cleared only on success.
  await expect(field).toHaveValue("");
  await expect(toast("Vídeo importado")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all episodes are in the page, the chips keep their place", async ({ page }) => {
    await page.goto(paths.podcast);
    await expect(featured(page).getByRole("article")).toHaveCount(3);
    await expect(themes(page)).toHaveCount(
      new Set(demoEpisodePages.map(({ theme }) => theme)).size,
    );
    const rows = section(page).locator("details article");
    await expect(rows).toHaveCount(COUNT);
    // §4: all segments, of each what is not behind "Ver mais".
    await expect(section(page).locator("details:has(h3):not([open])")).toHaveCount(0);
    await expect(chips(page)).toHaveCount(0);
  });
});
