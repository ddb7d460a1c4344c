import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { paths } from "@/lib/paths";
import { templatePaths } from "@/tests/support/all-paths";
import { newDataDirWithDatabase } from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";
import { freePorts, responds, startScript } from "@/tests/scripts/support/run-script";

const ALL_PAGES_MS = 900_000;

describe("npm run dev", () => {
  it.each([
    ["SIGINT", "serves a page and the API on loopback, and "],
    // What is served is not compiled a second time.
    ["SIGKILL", ""],
  ] as const)("after %s: %sleaves no process behind", async (signal, serves) => {
    const ports = await freePorts();
    const folder = newDataDirWithDatabase();
    const env = { ...ports, DATA_DIR: folder.dataDir, ALLOW_DEMONSTRATION: "1" };
    const run = startScript("scripts/start.mjs", env, ["dev"]);
    await waitFor("the addresses", () => run.output.includes("Ctrl-C stops everything"));
    if (serves) await expectServed(ports.PORT);

    run.child.kill(signal);
    await run.ended;
    for (const port of Object.values(ports)) {
      const url = `http://127.0.0.1:${port}`;
      await waitFor(`${url} is closed`, async () => !(await responds(url)));
    }
    folder.remove();
  });
});

describe("the site under npm run dev, in a browser", () => {
  // The development server watches files below its own folder only.
  const content = mkdtempSync(path.resolve(".cache/content-"));
  const folder = newDataDirWithDatabase();
  let run: ReturnType<typeof startScript>;
  let browser: Browser;
  let site = "";

  beforeAll(async () => {
    cpSync("content", content, { recursive: true });
    const ports = await freePorts();
    const env = { ...ports, DATA_DIR: folder.dataDir, CONTENT_ROOT: content };
    run = startScript("scripts/start.mjs", env, ["dev"]);
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
    });
    await waitFor("the addresses", () => run.output.includes("Ctrl-C stops everything"));
    site = `http://localhost:${ports.PORT}`;
  });

  afterAll(async () => {
    await browser.close();
    run.child.kill("SIGINT");
    await run.ended;
    folder.remove();
    rmSync(content, { recursive: true });
  });

  it(
    "every page is taken over by React without a warning or an error in the console",
    async () => {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) {
          problems.push(`${page.url()}: ${message.text()}`);
        }
      });
      page.on("pageerror", (error) => problems.push(`${page.url()}: ${error}`));
      for (const template of templatePaths) {
        await page.goto(site + template, { timeout: COMPILE_MS });
        await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      }
      expect(problems).toEqual([]);
      await page.close();
    },
    ALL_PAGES_MS,
  );

  it("a saved text shows without a reload; a mistake is named, and goes when it is mended", async () => {
    const page = await browser.newPage();
    await page.goto(site + paths.accessibility, { timeout: COMPILE_MS });
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    const heading = page.getByRole("heading", { level: 1 });
    const loads = await page.evaluate(() => performance.timeOrigin);
    const file = path.join(content, "pages/acessibilidade.mdx");
    const text = readFileSync(file, "utf8");

    writeFileSync(file, text.replace(/^heading: .*$/m, "heading: Um título novo"));
    await heading.filter({ hasText: "Um título novo" }).waitFor();

    writeFileSync(file, text.replace(/^heading: .*$/m, "heading: 7"));
    await page.getByText("content/pages/acessibilidade.mdx").first().waitFor();

    writeFileSync(file, text.replace(/^heading: .*$/m, "heading: Um título mendado"));
    await heading.filter({ hasText: "Um título mendado" }).waitFor();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
    await page.close();
  });
});

/** Only end what hangs: the first visit of a page compiles it. */
const COMPILE_MS = 120_000;

/** Opens a page and calls the API; both answer on loopback only. */
async function expectServed(port: number | string) {
  const page = await fetch(`http://localhost:${port}/contato`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("</html>");
  // docs/decisions/0016: the root layout has it, so every page does.
  expect(html).toContain("Site de demonstração");
  const health = await fetch(`http://localhost:${port}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok" });
  expect(await responds(`http://127.0.0.2:${port}`)).toBe(false);
}
