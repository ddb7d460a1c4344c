import { unzipSync } from "fflate";
import { getCourses, getPastCourses } from "@/lib/content/education";
import {
  getClaims,
  getNr35Items,
  getPartners,
  getSocialProjects,
  getTestimonials,
} from "@/lib/content/collections";
import { getMediaKit, getContestRelease } from "@/lib/content/press";
import { longDate } from "@/lib/content/dates";
import { machinePaths, paths, PRESS_ARCHIVE } from "@/lib/paths";
import { allPaths } from "@/tests/support/all-paths";
import { expect, test } from "@/tests/support/browser-test";
import { ownContact } from "@/tests/support/company-file";
import { pageThings } from "@/tests/support/json-ld";

const LABEL = "(exemplo)";
const marked = <Row extends { demonstration: boolean | string[] }>(rows: Row[]) =>
  rows.filter(({ demonstration }) => [demonstration].flat().some(Boolean));

const release = getContestRelease();
const kit = getMediaKit();
const reviews = getPastCourses().flatMap(({ testimonials }) => testimonials);

const expectedLabels: [path: string, count: number][] = [
  [paths.home, marked(getClaims()).length],
  [paths.services, marked(getNr35Items()).length],
  [paths.education, marked(getCourses()).length + marked(getPastCourses()).length],
  [paths.womenInMaintenance, marked(getTestimonials()).length],
  [
    paths.socialProjects,
    getSocialProjects().flatMap(({ demonstration }) => demonstration).length +
      marked(getPartners()).length,
  ],
  [paths.pressRelease, release.demonstration.length],
  [paths.mediaKit, kit.demonstration.length],
];

test("pages label their invented items, and the podcast the episodes of the seed", async ({
  page,
}) => {
  for (const [path, count] of expectedLabels) {
    await page.goto(path);
    const labels = page.getByRole("main").getByText(LABEL).filter({ visible: true });
    await expect(labels, path).toHaveCount(count);
  }
  await page.goto(paths.podcast);
  await expect(page.getByText("Os episódios desta página ainda são exemplos.")).toBeVisible();
});

/** Texts of marked items that would show that a file contains them. */
const invented = [
  ...marked(getTestimonials()).map(({ quote }) => quote),
  ...marked(reviews).map(({ quote }) => quote),
  ...marked(getPartners()).map(({ name }) => name),
  ...marked(getSocialProjects()).map(({ descricao }) => descricao),
  ...marked(getPastCourses()).map(({ description }) => description),
  ...marked(getCourses()).map(({ description }) => description),
  ...(release.demonstration.includes("quote") ? [release.quote.text] : []),
  ...(release.demonstration.includes("date") ? [release.date, longDate(release.date)] : []),
  ...(kit.demonstration.includes("licence") ? kit.licence : []),
  "demo-ep-",
  // What the site shows for facts that the company has not given.
  ...(ownContact.phone ? [] : ["5511900000000", "90000-0000"]),
  ...(ownContact.email ? [] : ["primoze.example"]),
];

/** The site search leads to pages, where the labels are. */
const { searchRecords: _searchRecords, ...forPrograms } = machinePaths;
const machineFiles = Object.values(forPrograms);

test("files for programs, the press and structured data have nothing invented", async ({
  request,
}) => {
  const get = async (path: string) => (await request.get(path)).body();
  const archive = unzipSync(new Uint8Array(await get(PRESS_ARCHIVE)));
  const texts: [name: string, text: string][] = [
    ...Object.entries(archive)
      .filter(([name]) => /\.txt$/.test(name))
      .map(([name, bytes]): [string, string] => [name, Buffer.from(bytes).toString()]),
    [`${paths.pressRelease}.txt`, String(await get(`${paths.pressRelease}.txt`))],
  ];
  for (const path of machineFiles) texts.push([path, String(await get(path))]);
  for (const path of allPaths) {
    texts.push([`JSON-LD of ${path}`, JSON.stringify(pageThings(String(await get(path))))]);
  }
  const found = texts.flatMap(([name, text]) =>
    invented.filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
});
