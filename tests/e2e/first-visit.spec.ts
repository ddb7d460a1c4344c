import { expect, test } from "@/tests/support/browser-test";
import { examplePath } from "@/tests/support/example-content";

test("an article asks for nothing but its font before its first paint, and for no script until its end", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(examplePath, { waitUntil: "networkidle" });
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
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});
