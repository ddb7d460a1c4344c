import { chromium, type CDPSession, type Page } from "playwright";
import { paths } from "@/lib/paths";
import { ensureChromium } from "@/scripts/lib/chromium.mjs";

/** From the press to the frame that shows the answer, milliseconds: on a page's first such press, and the median of later ones. */
export type InteractionRow = { name: string; path: string; first: number; later: number };

const CPU_SLOWDOWN = 4;
const LATER_PRESSES = 5;
/** How long a finger rests on what it presses. Meanwhile the page may prepare the answer. */
const FINGER_RESTS = 80;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

type Interaction = {
  name: string;
  path: string;
  /** What is pressed. */
  press: string;
  /** What is there afterwards. */
  answer: string;
  /** Takes it back; without it the next press is on the next control of the kind. */
  undo?: (page: Page) => Promise<void>;
};

const escape = (page: Page) => page.keyboard.press("Escape");

const INTERACTIONS: Interaction[] = [
  {
    name: "quote dialog",
    path: paths.home,
    press: "text=SOLICITAR ORÇAMENTO",
    answer: "dialog[open] form",
    undo: escape,
  },
  {
    name: "menu",
    path: paths.home,
    press: "header button[popovertarget]",
    answer: "header :popover-open",
    undo: escape,
  },
  {
    name: "search",
    path: paths.home,
    press: "header form[role=search] button",
    answer: "dialog[open] input[type=search]",
    undo: escape,
  },
  {
    name: "theme chip",
    path: paths.podcast,
    press: "[aria-label='Tema dos episódios'] button[aria-pressed=false]",
    answer: "[aria-label='Tema dos episódios'] button[data-pressed-now][aria-pressed=true]",
  },
];

/** How soon the site answers to a press, on a phone whose processor is four times as slow as this one. */
export async function measureInteractions(site: string): Promise<InteractionRow[]> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const rows: InteractionRow[] = [];
    for (const interaction of INTERACTIONS) {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      await page.goto(site + interaction.path, { waitUntil: "networkidle" });
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      const times: number[] = [];
      for (let press = 0; press <= LATER_PRESSES; press += 1) {
        times.push(await time(page, session, interaction));
        await interaction.undo?.(page);
      }
      await context.close();
      const [first = Number.NaN, ...later] = times.map(Math.round);
      const { name, path } = interaction;
      rows.push({
        name,
        path,
        first,
        later: later.sort((a, b) => a - b)[LATER_PRESSES >> 1] ?? Number.NaN,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** One press, as the visitor's hand sees it: from the event to the frame after the answer. */
async function time(
  page: Page,
  session: CDPSession,
  { press, answer }: Interaction,
): Promise<number> {
  const control = page.locator(press).first();
  await control.scrollIntoViewIfNeeded();
  const shown = control.evaluate(async (element, selector) => {
    for (const other of document.querySelectorAll("[data-pressed-now]"))
      other.removeAttribute("data-pressed-now");
    element.setAttribute("data-pressed-now", "");
    const start = await new Promise<number>((resolve) =>
      addEventListener("pointerup", (event) => resolve(event.timeStamp), {
        capture: true,
        once: true,
      }),
    );
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector(selector));
    // The frame that shows it ends before this message arrives.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
    return performance.now() - start;
  }, answer);
  const { x, y, width, height } = (await control.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(FINGER_RESTS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return shown;
}
