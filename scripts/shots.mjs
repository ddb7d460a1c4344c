// `npm run shots`: saves screenshots of every page at three widths in shots/. Needs a running site:
// SHOTS_URL, else the address of `npm start`.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright";
import { ensureChromium } from "./lib/chromium.mjs";
import { Failure, runScript } from "./lib/failure.mjs";
import { portOf } from "./lib/ports.mjs";

const WIDTHS = [360, 768, 1280];
const FOLDER = "shots";

await runScript(async () => {
  const base = process.env.SHOTS_URL || `http://localhost:${portOf("PORT")}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  mkdirSync(FOLDER, { recursive: true });
  for (const path of await pagePaths(base)) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
      });
      await page.goto(base + path);
      // Load lazy images too.
      await page.evaluate(() =>
        document.querySelectorAll("img").forEach((image) => (image.loading = "eager")),
      );
      await page.waitForLoadState("networkidle");
      const name = path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home";
      await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
      await page.close();
    }
    console.log(path);
  }
  await browser.close();
});

/**
 * Every page that is linked from the home page, directly or indirectly.
 * @param {string} base
 */
async function pagePaths(base) {
  const found = new Set(["/"]);
  for (const path of found) {
    const response = await fetch(base + path).catch(() => undefined);
    if (!response?.ok)
      throw new Failure(`${base}${path} does not respond; run \`npm start\` in another terminal.`);
    for (const [, href = ""] of (await response.text()).matchAll(
      /<a [^>]*href="(\/[^"#?]*)["#?]/g,
    )) {
      if (!/\.\w+$/.test(href)) found.add(href);
    }
  }
  return [...found].sort();
}
