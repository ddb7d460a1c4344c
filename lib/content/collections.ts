import type { Collection } from "@/lib/content/collection";
import { articleFiles } from "@/lib/content/collections/articles";
import { companyFile } from "@/lib/content/collections/company";
import { courseFiles, lessonFiles } from "@/lib/content/collections/education";
import { pageFiles } from "@/lib/content/collections/pages";
import { episodeFiles } from "@/lib/content/collections/podcast";
import { releaseFiles } from "@/lib/content/collections/releases";
import { serviceFiles } from "@/lib/content/collections/services";
import { sheetFiles } from "@/lib/content/collections/sheets";
import { socialProjectFiles } from "@/lib/content/collections/social";
import { symptomFiles } from "@/lib/content/collections/symptoms";
import { workFiles } from "@/lib/content/collections/works";
import { strangeEntries } from "@/lib/content/read-folder";

/** All of content/ but its photographs, in the order in which the editor lists it. */
export const collections: Readonly<Record<string, Collection>> = {
  company: companyFile,
  articles: articleFiles,
  courses: courseFiles,
  lessons: lessonFiles,
  episodes: episodeFiles,
  services: serviceFiles,
  socialProjects: socialProjectFiles,
  symptoms: symptomFiles,
  sheets: sheetFiles,
  pages: pageFiles,
  works: workFiles,
  releases: releaseFiles,
};

/** What stops a build, in the fields of all files, and files that no collection reads. */
export function contentProblems(): string[] {
  const names = Object.values(collections).map(({ folder }) => folder);
  return [
    ...strangeEntries("", (name) => names.includes(name), [...names, "photographs"]),
    ...Object.values(collections).flatMap(({ problems }) => problems()),
  ];
}

/** What does not stop a build; only while there are no problems. */
export const contentWarnings = (): string[] =>
  Object.values(collections).flatMap(({ warnings }) => warnings());
