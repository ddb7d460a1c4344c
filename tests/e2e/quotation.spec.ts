import type { Page } from "@playwright/test";
import { getPage } from "@/lib/content/pages";
import { getContestRelease } from "@/lib/content/press";
import { pageName, paths } from "@/lib/paths";
import { expect, servers, test } from "@/tests/support/browser-test";
import { exampleArticle, examplePath } from "@/tests/support/example-content";

/** A paragraph of plain text far below the first screen. */
const paragraphOf = (page: Page) =>
  page
    .locator("#texto > p")
    .filter({ hasNot: page.locator("*") })
    .last();

/**
 * Selects from the middle of a word of the paragraph to the middle of another one.
 * @returns the passage in whole words
 */
const selectPassage = (page: Page) =>
  paragraphOf(page).evaluate((paragraph) => {
    const text = paragraph.firstChild as Text;
    paragraph.scrollIntoView();
    const words = [...text.data.matchAll(/\p{L}{2,}/gu)];
    const [start, end] = [words[1]!, words[4]!];
    document.getSelection()!.setBaseAndExtent(text, start.index + 1, text, end.index + 1);
    return text.data.slice(start.index, end.index + end[0].length);
  });

const clipboard = (page: Page, type: string) =>
  page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType(wanted)).text();
  }, type);

test.describe("copying", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a quotation has the whole words of the selection, the source, and a link to the passage", async ({
    page,
  }) => {
    await page.goto(examplePath);
    const button = page.getByRole("button", { name: "Copiar citação com link" });
    await button.click();
    await expect(page.getByText("Selecione antes um trecho do texto")).toBeVisible();
    const passage = await selectPassage(page);
    await button.click();
    await expect(page.getByText("Copiado!")).toBeVisible();
    const text = await clipboard(page, "text/plain");
    expect(text.slice(0, text.indexOf("”") + 1)).toBe(`“${passage}”`);
    expect(text).toContain(`${exampleArticle.title}, PrimoZé`);
    expect(await clipboard(page, "text/html")).toContain("<blockquote>");

    const link = new URL(/https?:\S+$/.exec(text)![0]);
    await page.goto("about:blank");
    await page.goto(`${servers.site}${link.pathname}${link.hash}`);
    await expect(paragraphOf(page)).toBeInViewport();
  });

  test("the text of a release keeps headings and lists, without its buttons", async ({ page }) => {
    await page.goto(paths.pressRelease);
    await expect(page.getByRole("button", { name: "Copiar citação com link" })).toBeVisible();
    await page.getByRole("button", { name: "Copiar o texto" }).click();
    await expect(page.getByText("Copiado!")).toBeVisible();
    const text = await clipboard(page, "text/plain");
    expect(text).toContain(getPage(pageName(paths.pressRelease)).heading);
    const [step = ""] = getContestRelease().participate;
    expect(text.replaceAll("\u00a0", " ")).toContain(`\n\nComo participar\n\n1. ${step}`);
    expect(text).not.toContain("Imprimir");
    expect(await clipboard(page, "text/html")).toMatch(/<h2[^>]*>Como participar<\/h2>/);
  });
});

test.describe("the share sheet of a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      navigator.share = async (data) =>
        document.body.setAttribute("data-shared", JSON.stringify(data));
    }),
  );

  test.describe("with blocked scripts", () => {
    test.use({ allowedConsoleErrors: /ERR_FAILED/ });

    test("opens during the press", async ({ page }) => {
      await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
      await page.goto(examplePath);
      await page.getByRole("button", { name: "Compartilhar" }).click();
      await expect(page.locator("body")).toHaveAttribute(
        "data-shared",
        new RegExp(`"url":"[^"]*${examplePath}"`),
      );
    });
  });

  test("gets title and address, with the selected passage", async ({ page }) => {
    await page.goto(examplePath);
    const passage = await selectPassage(page);
    await page.getByRole("button", { name: "Compartilhar" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-shared", /text=/);
    const shared = JSON.parse((await page.locator("body").getAttribute("data-shared"))!);
    expect(shared.text).toBe(`“${passage}”`);
    expect(shared.url).toContain(`${examplePath}#:~:text=`);
  });
});
