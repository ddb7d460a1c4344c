import { episodePath, paths } from "@/lib/paths";
import { demoEpisodePages, demoEpisodePath } from "@/tests/support/all-paths";
import { expect, test, withMotion } from "@/tests/support/browser-test";
import { SearchPage } from "@/tests/support/search-page";

test.use(withMotion);

const PATH = demoEpisodePath("demo-ep-0012");

test("a chapter plays from its second, and the link to copy names it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATH);
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page.getByText("Marta, vendedora de tintas")).toBeVisible();
  await page.getByRole("navigation", { name: "Capítulos" }).getByText("3:05").click();
  await expect(page.locator("video")).toHaveJSProperty("paused", false);
  const copy = page.getByRole("button", { name: /^Copiar link em 3:0[5-9]$/ });
  await copy.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`${PATH}\\?t=18[5-9]$`));
});

test("?t= sets where the video starts; the episode's neighbours are one press away", async ({
  page,
}) => {
  await page.goto(`${PATH}?t=331`);
  await page
    .locator("#video")
    .getByRole("link", { name: /^Assistir a partir de 5:31/ })
    .click();
  await expect(page.locator("video")).toHaveAttribute("src", /#t=331$/);
  await page.getByRole("navigation", { name: "Outros episódios" }).getByText("Anterior").click();
  const index = demoEpisodePages.findIndex(({ id }) => id === "demo-ep-0012");
  await expect(page).toHaveURL(episodePath(demoEpisodePages[index + 1]!.slug));
});

test("the search finds a sentence and leads to its second", async ({ page }) => {
  await page.goto(paths.contact);
  const search = new SearchPage(page);
  await search.searchFor("se suar por baixo, resolva a água primeiro");
  await search.results.first().click();
  await expect(page).toHaveURL(`${PATH}#t=331`);
  const paragraph = page.locator(":target");
  await expect(paragraph).toContainText("se suar por baixo, resolva a água primeiro");
  await expect(paragraph).toBeInViewport();
  // The player starts there, too.
  await page
    .locator("#video")
    .getByRole("link", { name: /^Assistir/ })
    .click();
  await expect(page.locator("video")).toHaveAttribute("src", /#t=331$/);
});
