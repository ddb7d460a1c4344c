import { getPlatforms } from "@/lib/content/collections";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { linkHref, linkLabel } from "@/tests/support/company-file";
import { FormPage } from "@/tests/support/form-page";
import { demoEpisodes } from "@/tests/support/search-episodes";

// The episodes: episodes.spec.ts. The suggestion: forms.spec.ts.

test.beforeEach(({ page }) => page.goto(paths.podcast));

test("§2, §9: says what the podcast is, in the stated numbers, and where to go", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const numbers = ["11.7K visualizações", `${demoEpisodes().length} episódios`];
  for (const text of [/quinzenal/i, ...numbers]) {
    await expect(main).toContainText(text);
  }
  const watch = page.getByRole("link", {
    name: linkLabel("podcastChannel", "Assistir no YouTube"),
  });
  await expect(watch).toHaveAttribute("href", linkHref("podcastChannel"));
  const kit = main.getByRole("link", { name: "Mídia kit" });
  await expect(kit).toHaveAttribute("href", paths.mediaKit);
  await main.getByRole("link", { name: "Participe" }).click();
  await expect(page).toHaveURL(`${paths.podcast}#sugestao`);
  await expect(new FormPage(page, "suggestion").field("Nome")).toBeInViewport();

  for (const name of ["Ouvir no Spotify (em breve)", "Patrocine"]) {
    const button = page.getByRole("button", { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/\w+\.$/);
  }
});

test("§2: a card for each platform leads there or says why not", async ({ page }) => {
  const platforms = page.getByRole("region", { name: "Para ouvir na obra" });
  await expect(platforms.getByRole("heading", { level: 3 })).toHaveCount(getPlatforms().length);
  for (const { name, note, link } of getPlatforms()) {
    const card = platforms.getByRole("listitem").filter({
      has: page.getByRole("heading", { name, exact: true }),
    });
    await expect(card.getByText(note)).toBeVisible();
    if (link) {
      await expect(card.getByRole("link")).toHaveAttribute("href", link.href);
    } else {
      await expect(card.getByRole("button", { name: "Em breve" })).toBeDisabled();
      await expect(card.getByRole("button")).toHaveAccessibleDescription(note);
    }
  }
});
