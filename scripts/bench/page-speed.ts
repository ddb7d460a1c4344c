import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureChromium } from "@/scripts/lib/chromium.mjs";
import { Failure } from "@/scripts/lib/failure.mjs";

/** Lighthouse's view of one page: times in milliseconds, bytes as sent, scores of 100. */
export type SpeedRow = {
  name: string;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  /** Performance, accessibility, best practices, SEO. */
  scores: number[];
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** A run now and then sees no paint. */
const ATTEMPTS = 4;

/**
 * Lighthouse over pages, mobile, simulated slow network and processor; of each page the median run by its LCP.
 * @param pages name and address
 */
export async function measurePageSpeed(
  pages: { name: string; url: string }[],
  runs: number,
): Promise<SpeedRow[]> {
  const rows: SpeedRow[] = [];
  for (const { name, url } of pages) {
    const found: SpeedRow[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await firstVisit(name, url));
    found.sort((a, b) => a.lcp - b.lcp);
    rows.push(found[Math.floor(found.length / 2)]!);
    console.error(JSON.stringify(rows.at(-1)));
  }
  return rows;
}

/**
 * One run in a browser of its own: Lighthouse empties the cache between runs, but not localStorage, by which the site knows
 * that a browser has its font.
 * @throws Failure when no run sees a paint
 */
async function firstVisit(name: string, url: string): Promise<SpeedRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const chrome = await launch({
      chromePath: await ensureChromium(),
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking"],
    });
    try {
      const row = await measure(name, url, chrome.port);
      if (!Number.isNaN(row.lcp)) return row;
    } finally {
      chrome.kill();
    }
  }
  throw new Failure(`Lighthouse saw no paint of ${url} in ${ATTEMPTS} runs.`);
}

async function measure(name: string, url: string, port: number): Promise<SpeedRow> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  const { audits, categories } = result!.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const resources = (audits["network-requests"]?.details as { items?: Request[] })?.items ?? [];
  const sum = (items: Request[]) => items.reduce((total, item) => total + item.transferSize, 0);
  return {
    name,
    lcp: Math.round(number("largest-contentful-paint")),
    tbt: Math.round(number("total-blocking-time")),
    cls: Number(number("cumulative-layout-shift").toFixed(4)),
    bytes: sum(resources),
    scriptBytes: sum(resources.filter(({ resourceType }) => resourceType === "Script")),
    scores: CATEGORIES.map((id) => Math.round(100 * (categories[id]?.score ?? 0))),
  };
}

type Request = { transferSize: number; resourceType: string };
