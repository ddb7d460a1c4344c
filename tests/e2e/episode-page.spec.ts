import { paths } from "@/lib/paths";
import { audioEpisode } from "@/tests/support/all-paths";
import { expect, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

test.skip(!audioEpisode, "no episode has a transcript");

const { page: PATH = "", notes } = audioEpisode ?? {};
/** The longest of the transcript, whose words lead to it first. */
const paragraph = notes?.transcript?.reduce((longest, other) =>
  other.text.length > longest.text.length ? other : longest,
) ?? { second: 0, text: "" };

test("the search finds a sentence and leads to its second", async ({ page }) => {
  const sentence = paragraph.text.split(/(?<=[.?!]) /).sort((a, b) => b.length - a.length)[0]!;
  await page.goto(`${paths.search}?q=${encodeURIComponent(sentence)}`);
  const moment = `${PATH}#t=${paragraph.second}`;
  await page.getByRole("main").locator(`a[href="${moment}"]`).click();
  await expect(page).toHaveURL(moment);
  const target = page.locator(":target");
  await expect(target).toContainText(sentence);
  await expect(target).toBeInViewport();
});
