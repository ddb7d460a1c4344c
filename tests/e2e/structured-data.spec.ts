import { articlePath, paths } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";
import { pageThings } from "@/tests/support/json-ld";

// every-page.spec.ts checks that the data of each page is complete; these are its values. The company
// with an address: tests/content/company.test.ts.

test("§2, §4, §9: company, services, online course, contest and breadcrumbs", async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const thingOf = async (path: string, type: string) =>
    pageThings(await html(path)).find((thing) => thing["@type"] === type);

  const company = await thingOf(paths.contact, "Organization");
  expect(company).toMatchObject({ areaServed: { name: "São Paulo e região metropolitana" } });
  expect(JSON.stringify(company)).not.toMatch(/primoze\.example|90000/);

  const services = await html(paths.services);
  const text = /<main[\s\S]*<\/main>/.exec(services)?.[0];
  const described = pageThings(services).filter((thing) => thing["@type"] === "Service");
  for (const { description } of described) expect(text).toContain(String(description));

  expect(await thingOf(paths.womenInMaintenance, "Course")).toMatchObject({
    hasCourseInstance: { courseMode: "Online", courseWorkload: "PT112M" },
  });
  const event = await thingOf(paths.photoContest, "Event");
  expect(event).toMatchObject({ startDate: "2025-01-01", endDate: "2025-05-05" });
  expect(event?.subEvent).toHaveLength(4);

  expect(await thingOf(articlePath("guia-pintura"), "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { position: 1, name: "Início" },
      { position: 2, name: "Blog" },
      { position: 3 },
    ],
  });
});
