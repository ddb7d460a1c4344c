import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { getArticles } from "@/lib/content/articles";
import { articlePath, paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

const DAY = "rgb(243, 240, 234)";
const NIGHT = "rgb(8, 26, 40)";

/** An article whose first drawing has dark numbers on yellow discs. */
const numbered = getArticles().find(({ body }) => {
  const [, src] = /<Figure\s+src="([^"]+)"/.exec(body.text) ?? [];
  return src && /<g fill="#FFC62B">\s*<circle/i.test(readFileSync(`public${src}`, "utf8"));
});

const expectGround = (page: Page, color: string) =>
  expect(page.locator("html")).toHaveCSS("background-color", color);

/** How many dark pixels are beside yellow ones. */
async function darkPixelsOnYellow(drawing: Locator): Promise<number> {
  const picture = await drawing.screenshot();
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 3; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0, ...next] = data.subarray(at - 3, at + 3);
    const isYellow = red > 250 && Math.abs(green - 198) < 5 && Math.abs(blue - 43) < 5;
    if (isYellow && Math.max(...next) < 110) count += 1;
  }
  return count;
}

test.describe("on a system of the night, without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("pages, fields and drawings are of the night; orange, paper and logos of the kit are not", async ({
    page,
  }) => {
    test.skip(!numbered, "no article begins with a drawing that has numbers");
    await page.goto(paths.contact);
    await expectGround(page, NIGHT);
    await expect(page.getByLabel("Nome")).toHaveCSS("background-color", "rgb(14, 38, 57)");
    const logo = page.locator("header a path").first();
    await expect(logo).toHaveCSS("stroke", "rgb(181, 214, 236)");
    const button = page.getByRole("button", { name: "ENVIAR MENSAGEM" });
    await expect(button).toHaveCSS("color", "rgb(27, 33, 39)");
    await expect(page.locator(".theme-switch")).toBeHidden();
    await page.goto(articlePath(numbered!.slug));
    // Those of the numbers: with the colour matrix alone there are none.
    const figure = page.locator(".figure .artwork").first();
    expect(await darkPixelsOnYellow(figure)).toBeGreaterThan(30);
    await page.emulateMedia({ media: "print" });
    await expectGround(page, "rgb(255, 255, 255)");
    await expect(figure).toHaveCSS("filter", "none");
    await page.emulateMedia({ media: "screen" });
    await page.goto(paths.mediaKit);
    const ground = page.locator(".forced-color-adjust-none.bg-white").first();
    await expect(ground).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.goto(paths.socialProjects);
    for (const logo of await page.locator('img[src^="/parceiros/"]').all()) {
      await expect(logo).toHaveCSS("filter", "none");
      await expect(logo.locator("..")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    }
  });
});

test("the choice in the footer holds on the next page from its first frame, until it is the system's", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(paths.contact);
  await expectGround(page, DAY);
  await page.getByRole("button", { name: "Tema escuro" }).click();
  await expectGround(page, NIGHT);
  // Before the script at the end of the page.
  await page.addInitScript(() => {
    const whenBody = () => {
      if (!document.body) return;
      observer.disconnect();
      document.body.dataset.firstGround = getComputedStyle(
        document.documentElement,
      ).backgroundColor;
    };
    const observer = new MutationObserver(whenBody);
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(paths.blog);
  await expect(page.locator("body")).toHaveAttribute("data-first-ground", NIGHT);
  await page.getByRole("button", { name: "Tema claro" }).click();
  await expectGround(page, DAY);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectGround(page, NIGHT);
});
