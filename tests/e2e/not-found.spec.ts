import { getArticles } from "@/lib/content/articles";
import { SUGGESTED_ARTICLES } from "@/lib/limits";
import { machinePaths } from "@/lib/paths";
import { expectNoViolations } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/browser-test";
import { exampleArticle, examplePath } from "@/tests/support/example-content";
import { expectOwnStyles } from "@/tests/support/computed-styles";
import { htmlProblems } from "@/tests/support/html-rules";
import { enlargeText, lostContent } from "@/tests/support/reflow";

/** Without the last letter but one. */
const MISTYPED = `${examplePath.slice(0, -2)}${examplePath.slice(-1)}`;

const NEWEST = Math.min(SUGGESTED_ARTICLES, getArticles().length);

test.describe("the not-found page", () => {
  test.use({ allowedConsoleErrors: /404/ });

  test("suggests the page with the most similar address", async ({ page }) => {
    await page.goto(MISTYPED);
    await expect(page.getByRole("heading", { name: "Será que era isto?" })).toBeVisible();
    await expectOwnStyles(page);
    await page.getByRole("link", { name: exampleArticle.title }).click();
    await expect(page).toHaveURL(examplePath);
  });

  test("suggests the newest articles if no page is similar, and has no WCAG problem", async ({
    page,
  }) => {
    await page.goto("/wp-login.php");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "No blog" })).toBeVisible();
    await expect(main.getByRole("listitem")).toHaveCount(NEWEST);
    await expectNoViolations(page);
    await enlargeText(page);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => lostContent(page), { message: `${width} px` }).toEqual([]);
    }
  });
});

test.describe("the not-found page without JavaScript", () => {
  test.use({ allowedConsoleErrors: /404/, javaScriptEnabled: false });

  test("is valid HTML with the newest articles", async ({ page }) => {
    const response = await page.goto(MISTYPED);
    expect(await htmlProblems((await response?.text()) ?? "")).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Página não encontrada");
    await expect(page.getByText("Page not found")).toBeVisible();
    await expect(page.getByRole("link", { name: "Voltar ao início" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(NEWEST);
  });
});

test("no other page fetches the list of addresses", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fetched).not.toContain(machinePaths.addresses);
});
