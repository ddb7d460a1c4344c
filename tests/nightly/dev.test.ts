import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { paths } from "@/lib/paths";
import { ensureChromium } from "@/scripts/lib/chromium.mjs";
import { newDataDir } from "@/tests/backend/support/data-folder";
import { waitFor } from "@/tests/backend/support/wait-for";
import { expectEnded, freePorts, responds, startScript } from "@/tests/scripts/support/run-script";
import { templatePaths } from "@/tests/support/all-paths";

/** Under `npm run dev` React takes over every page. */
const isTakenOver = () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber$"));

const ALL_PAGES_MS = 900_000;

/** Only end what hangs: the first visit of a page compiles it. */
const COMPILE_MS = 120_000;

const launch = async () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || (await ensureChromium()),
    args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
  });

describe("npm run dev", () => {
  // The development server watches files below its own folder only.
  const content = mkdtempSync(path.resolve(".cache/content-"));
  const folder = newDataDir();
  let run: ReturnType<typeof startScript>;
  let ports: Awaited<ReturnType<typeof freePorts>>;
  let browser: Browser;
  let site = "";

  beforeAll(async () => {
    cpSync("content", content, { recursive: true });
    ports = await freePorts();
    const env = { ...ports, DATA_DIR: folder.dataDir, CONTENT_ROOT: content };
    run = startScript("scripts/start.mjs", env, ["dev"]);
    browser = await launch();
    await waitFor("the addresses", () => run.output.includes("Ctrl-C stops everything"));
    site = `http://localhost:${ports.PORT}`;
  });

  afterAll(async () => {
    await browser.close();
    await expectEnded(run, ports);
    folder.remove();
    rmSync(content, { recursive: true });
  });

  it("serves the API on loopback only", async () => {
    expect(await (await fetch(`${site}/api/health`)).json()).toMatchObject({ status: "ok" });
    expect(await responds(`http://127.0.0.2:${ports.PORT}`)).toBe(false);
  });

  it(
    "every page is taken over by React without a warning or an error in the console",
    async () => {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on("console", (message) => {
        // The page of the search asks for its records before somebody types.
        if (/busca\.json was preloaded .* but not used/.test(message.text())) return;
        if (["warning", "error"].includes(message.type())) {
          problems.push(`${page.url()}: ${message.text()}`);
        }
      });
      page.on("pageerror", (error) => problems.push(`${page.url()}: ${error}`));
      for (const template of templatePaths) {
        await page.goto(site + template, { timeout: COMPILE_MS });
        await page.waitForFunction(isTakenOver, undefined, { timeout: COMPILE_MS });
      }
      expect(problems).toEqual([]);
      await page.close();
    },
    ALL_PAGES_MS,
  );

  it("a reload shows a saved text, or names its mistake until that is mended", async () => {
    const page = await browser.newPage();
    await page.goto(site + paths.accessibility, { timeout: COMPILE_MS });
    await page.waitForFunction(isTakenOver);
    const heading = page.getByRole("heading", { level: 1 });
    const file = path.join(content, "pages/acessibilidade.mdx");
    const text = readFileSync(file, "utf8");

    writeFileSync(file, text.replace(/^heading: .*$/m, "heading: Um título novo"));
    await page.reload();
    await heading.filter({ hasText: "Um título novo" }).waitFor();

    writeFileSync(file, text.replace(/^heading: .*$/m, "heading: 7"));
    await page.reload();
    await page.getByText("content/pages/acessibilidade.mdx").first().waitFor();

    writeFileSync(file, text.replace(/^heading: .*$/m, "heading: Um título mendado"));
    await page.reload();
    await heading.filter({ hasText: "Um título mendado" }).waitFor();
    await page.close();
  });
});

describe("npm run editor", () => {
  const folder = newDataDir();
  let run: ReturnType<typeof startScript>;
  let ports: Awaited<ReturnType<typeof freePorts>>;
  let browser: Browser;
  let address = "";

  beforeAll(async () => {
    ports = await freePorts();
    address = `http://localhost:${ports.PORT}/admin`;
    const env = { ...ports, DATA_DIR: folder.dataDir, ALLOW_DEMONSTRATION: "1", EDITOR_REPO: "" };
    run = startScript("--import", env, ["tsx", "scripts/editor/main.ts"]);
    browser = await launch();
    await waitFor("the address", () => run.output.includes(`Editor    ${address}`));
  });

  afterAll(async () => {
    await browser.close();
    await expectEnded(run, ports);
    expect(existsSync("public/admin.html")).toBe(false);
    folder.remove();
  });

  it("opens in Portuguese beside the site, asks no other host, and leaves no file behind", async () => {
    // The interface is Portuguese in a browser of any language.
    const page = await browser.newPage({ locale: "en-US" });
    const problems: string[] = [];
    // The page's policy refuses what Sveltia asks other hosts for.
    page.on("console", (message) => {
      const isRefused = /Content Security Policy/.test(message.text());
      if (message.type() === "error" && !isRefused) problems.push(message.text());
    });
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText !== "csp") problems.push(`${request.url()} failed`);
    });
    await page.goto(address, { timeout: COMPILE_MS });
    await page.getByRole("button", { name: "Abrir a pasta do projeto neste computador" }).waitFor();
    expect(problems).toEqual([]);
  });
});
