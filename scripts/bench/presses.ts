import { chromium, type Browser } from "playwright";
import { articlePath, paths } from "@/lib/paths";
import { startTestStack } from "@/tests/support/test-stack";

/** What opens, on which page, the control, and what is there afterwards. */
const CONTROLS = [
  ["quote dialog", paths.home, "button:text-is('SOLICITAR ORÇAMENTO')", "dialog:modal form"],
  ["menu", paths.home, "header button[popovertarget]", "header :popover-open"],
  ["search", articlePath("guia-pintura"), "header [commandfor=busca]", "#busca:modal"],
  ["lesson", paths.womenInMaintenance, "main >> text=Assistir aula", "dialog:modal"],
  ["theme chip", paths.podcast, "[data-chips] label >> nth=2", ".theme-count:nth-child(3)"],
] as const;

/** Milliseconds from the start of the navigation to the press. */
const DELAYS = [0, 500, 1000, 2000, 4000];
const TIMES = 20;

/** A slow 4G connection, as Lighthouse simulates it; bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Milliseconds from a press to its answer on first visits: phone screen, slow 4G, processor slowed
 * down four times. A press before the control is there waits for it, as a visitor does.
 */
export async function measurePresses(): Promise<object[]> {
  const site = await startTestStack();
  const executablePath = process.env.CHROME_PATH;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const presses: object[] = [];
  for (const [name, path, control, answer] of CONTROLS) {
    for (const delay of DELAYS) {
      const answers: (number | undefined)[] = [];
      while (answers.length < TIMES) {
        answers.push(await pressOnce(browser, site.url + path, { control, answer, delay }));
      }
      const right = answers.filter((time) => time !== undefined).sort((a, b) => a - b);
      presses.push({
        "What opens": name,
        "Pressed after, s": delay / 1000,
        Right: `${right.length} of ${TIMES}`,
        "Median, ms": right[right.length >> 1] ?? "–",
        "p95, ms": right[Math.ceil(right.length * 0.95) - 1] ?? "–",
      });
    }
  }
  await browser.close();
  return presses;
}

type Press = { control: string; answer: string; delay: number };

/** @returns undefined when the press led elsewhere, or to nothing */
async function pressOnce(browser: Browser, url: string, { control, answer, delay }: Press) {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(recordAnswer, answer);
  const start = Date.now();
  await page.goto(url, { waitUntil: "commit" });
  const target = page.locator(control).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(Math.max(0, delay - (Date.now() - start)));
  await target.tap({ noWaitAfter: true });
  const time = await page
    .locator("html[data-answered]")
    .getAttribute("data-answered")
    .catch(() => null);
  await context.close();
  return time === null ? undefined : Number(time);
}

/**
 * Runs in the page: the time from the end of the touch to the task after the frame of the answer.
 * Without named functions, for which tsx adds calls of a helper that the page does not have.
 */
function recordAnswer(answer: string) {
  addEventListener(
    "pointerup",
    async ({ timeStamp }) => {
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (!document.querySelector(answer)?.checkVisibility());
      await new Promise((resolve) => setTimeout(resolve));
      document.documentElement.dataset.answered = String(Math.round(performance.now() - timeStamp));
    },
    { capture: true, once: true },
  );
}
