import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { articlePath, paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

const DAY = "rgb(243, 240, 234)";
const NIGHT = "rgb(8, 26, 40)";

const expectGround = (page: Page, color: string) =>
  expect(page.locator("html")).toHaveCSS("background-color", color);

/** How many pixels beside yellow are light, and how many dark. */
async function inkOnYellow(drawing: Locator) {
  const { data, info } = await sharp(await drawing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = { light: 0, dark: 0 };
  for (let at = 3; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0, ...pixel] = data.subarray(at - 3, at + 3);
    if (red < 250 || Math.abs(green - 198) > 4 || Math.abs(blue - 43) > 4) continue;
    if (at % (info.width * 3) && Math.min(...pixel) > 150) ink.light += 1;
    if (Math.max(...pixel) < 110) ink.dark += 1;
  }
  return ink;
}

test.describe("on a system of the night, without scripts", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("pages, fields and drawings are of the night; orange, paper and logos of the kit are not", async ({
    page,
  }) => {
    await page.goto(paths.contact);
    await expectGround(page, NIGHT);
    await expect(page.getByLabel("Nome")).toHaveCSS("background-color", "rgb(14, 38, 57)");
    await expect(page.locator("header .artwork").first()).toHaveCSS("filter", /night-art/);
    const button = page.getByRole("button", { name: "ENVIAR MENSAGEM" });
    await expect(button).toHaveCSS("color", "rgb(27, 33, 39)");
    await expect(page.locator(".theme-switch")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expectGround(page, DAY);
    await expect(page.locator("header .artwork").first()).toHaveCSS("filter", "none");
    await page.emulateMedia({ media: "screen" });
    await page.goto(articlePath("eficiencia-energetica"));
    const ink = await inkOnYellow(page.locator(".figure .artwork").first());
    expect(ink.light).toBe(0);
    expect(ink.dark).toBeGreaterThan(100);
    await page.goto(paths.mediaKit);
    const ground = page.locator(".forced-color-adjust-none.bg-white").first();
    await expect(ground).toHaveCSS("background-color", "rgb(255, 255, 255)");
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
