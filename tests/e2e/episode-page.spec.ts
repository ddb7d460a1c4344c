import { episodePath, paths } from "@/lib/paths";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { audioEpisode } from "@/tests/support/all-paths";
import { expect, test, withMotion } from "@/tests/support/browser-test";
import { SearchPage } from "@/tests/support/search-page";

test.use(withMotion);

test.skip(!audioEpisode, "no episode has a transcript");

const { page: PATH = "", chapters = [], notes, previous } = audioEpisode ?? {};
const [, , middle = { second: 0 }] = chapters;
/** In the middle of the transcript. */
const paragraph = notes?.transcript?.at(notes.transcript.length >> 1) ?? { second: 0, text: "" };

test("a chapter plays from its second, and the link to copy names it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATH);
  await expect(page.locator("video")).toHaveCount(0);
  for (const { name } of notes?.people ?? []) {
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  }
  const list = page.getByRole("navigation", { name: "Capítulos" });
  await list.getByText(formatTimestamp(middle.second)).click();
  await expect(page.locator("video")).toHaveJSProperty("paused", false);
  await page.getByRole("button", { name: /^Copiar link em \d+:\d\d$/ }).click();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toBe(PATH);
  const second = Number(copied.searchParams.get("t"));
  expect(second).toBeGreaterThanOrEqual(middle.second);
  expect(second).toBeLessThan(middle.second + 60);
});

test("?t= sets where the video starts; the episode's neighbours are one press away", async ({
  page,
}) => {
  const start = middle.second + 1;
  await page.goto(`${PATH}?t=${start}`);
  const link = page.locator("#video").getByRole("link", { name: /^Assistir a partir de/ });
  await expect(link).toContainText(formatTimestamp(start));
  await link.click();
  await expect(page.locator("video")).toHaveAttribute("src", new RegExp(`#t=${start}$`));
  await page.getByRole("navigation", { name: "Outros episódios" }).getByText("Anterior").click();
  await expect(page).toHaveURL(episodePath(previous!.slug));
});

test("the search finds a sentence and leads to its second", async ({ page }) => {
  await page.goto(paths.contact);
  const search = new SearchPage(page);
  const sentence = paragraph.text.split(/(?<=[.?!]) /).sort((a, b) => b.length - a.length)[0]!;
  await search.searchFor(sentence.replace(/[.?!]$/, ""));
  const moment = `${PATH}#t=${paragraph.second}`;
  await search.results.and(page.locator(`[href="${moment}"]`)).click();
  await expect(page).toHaveURL(moment);
  const target = page.locator(":target");
  await expect(target).toContainText(sentence);
  await expect(target).toBeInViewport();
  // The player starts there, too.
  await page
    .locator("#video")
    .getByRole("link", { name: /^Assistir/ })
    .click();
  await expect(page.locator("video")).toHaveAttribute("src", new RegExp(`#t=${paragraph.second}$`));
});
