import { paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { pageThings } from "@/tests/support/json-ld";
import type { SchemaNode } from "@/tests/support/schema-requirements";
import { articlePaths } from "@/tests/support/all-paths";

// every-page.spec.ts checks that the data of each page is complete; these are its values.

const thingOf = (things: SchemaNode[], type: string) =>
  things.find((thing) => thing["@type"] === type);

test("describes each service with the text of the page", async ({ request }) => {
  const html = await (await request.get(paths.services)).text();
  const things = pageThings(html);
  const text = /<main[\s\S]*<\/main>/.exec(html)?.[0];
  for (const thing of things.filter((each) => each["@type"] === "Service")) {
    expect(text).toContain(String(thing.description));
  }
});

// With address, hours and contact: tests/unit/company/identity.test.ts.
test("§2: the company and its area, without placeholders", async ({ request }) => {
  const things = pageThings(await (await request.get(paths.contact)).text());
  const company = thingOf(things, "Organization");
  expect(company).toMatchObject({ areaServed: { name: "São Paulo e região metropolitana" } });
  expect(JSON.stringify(company)).not.toMatch(/primoze\.example|90000/);
});

test("§9: the length of the online course", async ({ request }) => {
  const online = pageThings(await (await request.get(paths.womenInMaintenance)).text());
  expect(thingOf(online, "Course")).toMatchObject({
    hasCourseInstance: { courseMode: "Online", courseWorkload: "PT112M" },
  });
});

test("§4: the contest's phases", async ({ request }) => {
  const things = pageThings(await (await request.get(paths.photoContest)).text());
  const event = thingOf(things, "Event");
  expect(event).toMatchObject({ startDate: "2025-01-01", endDate: "2025-05-05" });
  expect(event?.subEvent).toHaveLength(4);
});

test("the breadcrumbs of an article name every step", async ({ request }) => {
  const things = pageThings(await (await request.get(articlePaths[0]!)).text());
  const steps = thingOf(things, "BreadcrumbList")?.itemListElement as SchemaNode[];
  expect(steps.map(({ position, name }) => [position, name]).slice(0, 2)).toEqual([
    [1, "Início"],
    [2, "Blog"],
  ]);
  expect(steps).toHaveLength(3);
});
