import { chromium, type CDPSession, type Page } from "playwright";
import { paths } from "@/lib/paths";
import { ensureChromium } from "@/scripts/lib/chromium.mjs";
import type { Row } from "@/scripts/lib/markdown-table";

/** What opens, on which page, the control, and what is there afterwards. */
const INTERACTIONS = [
  ["quote dialog", paths.home, "text=SOLICITAR ORÇAMENTO", "dialog[open] form"],
  ["menu", paths.home, "header button[popovertarget]", "header :popover-open"],
  ["search", paths.home, "header form[role=search] button", "dialog[open] input[type=search]"],
  ["theme chip", paths.podcast, "[aria-pressed=false]", "[aria-pressed=true]:focus"],
] as const;

/**
 * Milliseconds from a press to its answer on a phone, with the processor slowed down four times.
 */
export async function measureInteractions(site: string): Promise<Row[]> {
  const args = ["--no-sandbox", "--disable-background-networking"];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const rows: Row[] = [];
  for (const [name, path, control, answer] of INTERACTIONS) {
    const page = await browser.newPage(phone);
    await page.goto(site + path, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const first = await press(page, session, control, answer);
    const later: number[] = [];
    while (later.length < 5) {
      // Closes what has opened. The next theme chip is another one.
      if (path === paths.home) await page.keyboard.press("Escape");
      later.push(await press(page, session, control, answer));
    }
    const median = later.sort((a, b) => a - b)[2]!;
    rows.push({ "What opens": name, Page: path, "First, ms": first, "Later (median), ms": median });
    await page.close();
  }
  await browser.close();
  return rows;
}

/** From the end of the touch, which lasts 80 ms, to the frame that shows the answer. */
async function press(page: Page, session: CDPSession, selector: string, answer: string) {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  const milliseconds = page.evaluate(async (answer) => {
    const { timeStamp } = await new Promise<Event>((resolve) =>
      addEventListener("pointerup", resolve, { capture: true, once: true }),
    );
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector(answer));
    await new Promise((resolve) => setTimeout(resolve)); // The next task runs after this frame.
    return Math.round(performance.now() - timeStamp);
  }, answer);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(80);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return milliseconds;
}
