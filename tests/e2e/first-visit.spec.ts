import type { Page } from "@playwright/test";
import { getSymptoms } from "@/lib/content/symptoms";
import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";

const problemPath = getSymptoms().find(({ service }) => service)!.path;

test("an article asks for nothing but its font before its first paint, and for no script until its end", async ({
  page,
}) => {
  const scripts = requestedScripts(page);
  await page.goto(examplePath, { waitUntil: "networkidle" });
  // On a busy machine the network can be idle before the first paint.
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry.startTime < paint!.startTime)
      .map((entry) => entry.name)
      .filter((name) => !name.endsWith(".woff2"));
  });
  expect(early).toEqual([]);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 700) await page.mouse.wheel(0, 700);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await page.getByRole("heading", { level: 1 }).click();
  expect(scripts).toEqual([]);
});

test("a page with a form further down asks for no script until one scrolls to it", async ({
  page,
}) => {
  const scripts = requestedScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/projetos-sociais", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.locator("form[action='/api/proposal']").scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the search asks for its library with the first letter", async ({ page }) => {
  await page.goto(paths.search, { waitUntil: "networkidle" });
  const scripts = requestedScripts(page);
  await page.getByRole("main").getByRole("searchbox").press("p");
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("the way to the form is fetched while one points at it, with what it brings", async ({
  page,
}) => {
  await page.goto(problemPath);
  const prefetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => prefetched.push(prefetchUrl));
  await session.send("Preload.enable");
  await page.getByRole("banner").getByRole("link", { name: "Orçamento" }).hover();
  await expect.poll(() => prefetched[0] ?? "").toContain("/contato?servico=");
});

/** The addresses of the scripts that the page asks for from now on. */
function requestedScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}
