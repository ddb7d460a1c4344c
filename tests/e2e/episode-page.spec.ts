import { episodePath, paths } from "@/lib/paths";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { audioEpisode } from "@/tests/support/all-paths";
import { expect, test, withMotion } from "@/tests/support/browser-test";

test.use(withMotion);

test.skip(!audioEpisode, "no episode has a transcript");

const { page: PATH = "", chapters = [], notes, previous } = audioEpisode ?? {};
const [, , middle = { second: 0 }] = chapters;
/** In the middle of the transcript. */
const paragraph = notes?.transcript?.at(notes.transcript.length >> 1) ?? { second: 0, text: "" };

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the sound plays and is downloaded, a chapter leads into the video, neighbours are a press away", async ({
    page,
    request,
  }) => {
    await page.goto(PATH);
    for (const { name } of notes?.people ?? []) {
      await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
    }
    await expect(page.locator("audio")).toHaveAttribute("controls");
    await expect(page.locator("audio")).toHaveAttribute("preload", "none");
    const file = await page.getByRole("link", { name: /^Baixar o áudio \(/ }).getAttribute("href");
    const part = await request.get(file!, { headers: { range: "bytes=100-199" } });
    expect([part.status(), part.headers()["content-type"]]).toEqual([206, "audio/mpeg"]);

    const list = page.getByRole("navigation", { name: "Capítulos" });
    await expect(list.getByRole("link", { name: formatTimestamp(middle.second) })).toHaveAttribute(
      "href",
      new RegExp(`[#&]t=${middle.second}s?$`),
    );
    await page.getByRole("navigation", { name: "Outros episódios" }).getByText("Anterior").click();
    await expect(page).toHaveURL(episodePath(previous!.slug));
  });
});

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
