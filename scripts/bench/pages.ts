import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import os from "node:os";
import getPort from "get-port";
import { articlePath, paths } from "@/lib/paths";
import { articlePaths, handoutPaths, pagePaths } from "@/tests/support/all-paths";
import { pageBytes } from "@/tests/support/page-bytes";
import { startTestStack } from "@/tests/support/test-stack";
import { ensureChromium } from "@/scripts/lib/programs.mjs";
import type { Row } from "@/scripts/lib/markdown-table";
import { startNginx } from "@/scripts/lib/nginx.mjs";
import { runCommand } from "@/scripts/lib/processes.mjs";
import { startSite } from "@/scripts/lib/site.mjs";

/** Single runs of the references, which everything is compared with, differ by a round trip. */
const RUNS = { reference: 9, page: 3 };
/** Handouts are alike; the first stands for all. */
const PAGES = [...pagePaths, ...articlePaths, ...handoutPaths.slice(0, 1)];
const THROUGH_NGINX = [paths.home, paths.services, paths.contact, articlePath("guia-pintura")];

/** What is read of a Lighthouse report. */
type Request = { resourceType: string; transferSize: number; url: string };
type Report = {
  requestedUrl: string;
  audits: Record<string, { numericValue?: number; details?: { items: Request[] } }>;
  categories: Record<string, { score: number }>;
};

/**
 * Lighthouse over a plain HTML page, an empty Next app and the site's pages.
 */
export async function measurePages(pages = PAGES, runs = RUNS) {
  const site = await startTestStack();
  const nginx = await startNginx({ port: await getPort(), nodePort: site.port });
  const urls = (base: string, paths: string[]) => paths.map((path) => `--url=${base}${path}`);
  const [plain] = await collect(["--staticDistDir=scripts/bench/plain-page"], runs.reference);
  const [empty] = await collect([`--url=${await startEmptyApp()}`], runs.reference);
  const own = await collect(urls(site.url, pages), runs.page);
  const fast = await collect(urls(nginx.url, THROUGH_NGINX), runs.page);
  const weigh = pageBytes(site.url);
  const row = async (report: Report, Page = new URL(report.requestedUrl).pathname) => {
    const pictures = Page.startsWith("/") ? (await weigh(Page)).pictures / 1000 : 0;
    return { Page, ...toRow(report, lcpOf(plain!)), "All pictures": pictures };
  };
  const rows = (reports: Report[]) => Promise.all(reports.map((report) => row(report)));
  const references = [await row(plain!, "plain HTML"), await row(empty!, "empty Next app")];
  return { pages: [...references, ...(await rows(own))], nginx: await rows(fast) };
}

/** Runs `lhci collect`. @returns of each page the run with the median LCP */
async function collect(sources: string[], runs: number): Promise<Report[]> {
  const options = ["--config=scripts/bench/lighthouserc.json", `--numberOfRuns=${runs}`];
  await runCommand("node_modules/.bin/lhci", ["collect", ...options, ...sources], {
    env: { CHROME_PATH: await ensureChromium() },
    failure: "Lighthouse failed.",
  });
  const files = readdirSync(".lighthouseci").filter((name) => /^lhr-.*\.json$/.test(name));
  const reports = files.map((name) => JSON.parse(readFileSync(`.lighthouseci/${name}`, "utf8")));
  return [...new Set(reports.map(({ requestedUrl }) => requestedUrl))].map((url) => {
    // A run now and then sees no paint.
    const runs = reports.filter((one) => one.requestedUrl === url && lcpOf(one) > 0);
    return runs.sort((a, b) => lcpOf(a) - lcpOf(b))[runs.length >> 1];
  });
}

const valueOf = ({ audits }: Report, audit: string) => audits[audit]?.numericValue ?? 0;
const lcpOf = (report: Report) => Math.round(valueOf(report, "largest-contentful-paint"));

function toRow(report: Report, plainLcp: number): Row {
  const requests = report.audits["network-requests"]?.details?.items ?? [];
  const kilobytes = (test: (request: Request) => boolean) =>
    requests.filter(test).reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  const ofType = (type: string) => kilobytes(({ resourceType }) => resourceType === type);
  const data = kilobytes(({ url }) => url.includes("/static/pages/"));
  const scores = Object.values(report.categories).map(({ score }) => Math.round(100 * score));
  return {
    "LCP, ms": lcpOf(report),
    "× plain": (lcpOf(report) / plainLcp).toFixed(2),
    "TBT, ms": Math.round(valueOf(report, "total-blocking-time")),
    CLS: Number(valueOf(report, "cumulative-layout-shift").toFixed(4)),
    Scores: scores.join(" "),
    "kB in all": kilobytes(() => true),
    HTML: ofType("Document"),
    Scripts: ofType("Script"),
    Code: ofType("Script") - data,
    Data: data,
    "Style sheet": ofType("Stylesheet"),
    Font: ofType("Font"),
    Pictures: ofType("Image"),
  };
}

/**
 * Builds and starts a Next app of one page, in a folder where this project's files are not found.
 */
async function startEmptyApp(): Promise<string> {
  const folder = mkdtempSync(`${os.tmpdir()}/empty-app-`);
  cpSync("scripts/bench/empty-app", folder, { recursive: true });
  symlinkSync(`${process.cwd()}/node_modules`, `${folder}/node_modules`);
  const next = "node_modules/next/dist/bin/next";
  await runCommand(process.execPath, [next, "build", folder], { failure: "No empty app." });
  return (await startSite([next, "start", folder], await getPort(), {}, "pipe")).url;
}
