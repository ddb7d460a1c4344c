import { paths } from "@/lib/paths";
import { articlePaths } from "@/tests/support/all-paths";

/** The types that each page has in its JSON-LD, without the breadcrumbs. */
export const EXPECTED_TYPES: Record<string, string[]> = {
  [paths.home]: ["HomeAndConstructionBusiness", "WebSite"],
  [paths.services]: Array.from({ length: 6 }, () => "Service"),
  [paths.education]: ["Course", "Course", "Course"],
  [paths.womenInMaintenance]: ["Course"],
  [paths.podcast]: ["PodcastSeries"],
  [paths.contact]: ["HomeAndConstructionBusiness"],
  [paths.photoContest]: ["Event"],
  [paths.pressRelease]: ["NewsArticle"],
  [paths.paintCalculator]: ["WebApplication"],
  [paths.rampCalculator]: ["WebApplication"],
  [paths.energyCalculator]: ["WebApplication"],
  [paths.tileCalculator]: ["WebApplication"],
  ...Object.fromEntries(articlePaths.map((path) => [path, ["Article"]])),
};

/**
 * The properties that search engines and schema.org's examples require of each type the site uses.
 */
const REQUIRED: Record<string, string[]> = {
  HomeAndConstructionBusiness: ["name", "url"],
  WebSite: ["name", "url", "publisher", "inLanguage"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Service: ["name"],
  OfferCatalog: ["name", "itemListElement"],
  Offer: ["itemOffered"],
  WebApplication: ["name", "url", "applicationCategory", "operatingSystem"],
  Course: ["name", "description", "provider", "hasCourseInstance"],
  CourseInstance: ["courseMode"],
  Article: [
    "headline",
    "description",
    "image",
    "datePublished",
    "dateModified",
    "author",
    "publisher",
  ],
  NewsArticle: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "dateline",
    "author",
    "publisher",
  ],
  Event: ["name", "startDate", "endDate", "location", "organizer", "eventAttendanceMode"],
  VirtualLocation: ["url"],
  PodcastSeries: ["name", "description", "url", "webFeed", "image"],
  PodcastEpisode: [
    "name",
    "description",
    "url",
    "datePublished",
    "partOfSeries",
    "associatedMedia",
  ],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "embedUrl"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  ContactPoint: ["contactType", "telephone", "email"],
  AdministrativeArea: ["name"],
  Place: ["name"],
  Syllabus: ["position", "name", "description", "timeRequired", "url"],
  CreativeWork: ["name"],
  CreativeWorkSeries: ["name"],
};

/** Properties whose value must be an absolute address. */
const ADDRESSES = ["url", "item", "image", "logo", "webFeed", "thumbnailUrl", "embedUrl", "@id"];

/** A node of JSON-LD. */
export type SchemaNode = { "@type"?: string; "@id"?: string; [property: string]: unknown };

/** What is wrong with a node and everything inside it, a line each. */
export function schemaProblems(value: unknown, where = "graph"): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => schemaProblems(item, `${where}[${index}]`));
  }
  if (typeof value !== "object" || value === null) return [];
  const node = value as SchemaNode;
  const inner = Object.entries(node).flatMap(([key, child]) =>
    schemaProblems(child, `${where}.${key}`),
  );
  return [...ownProblems(node, where), ...inner];
}

function ownProblems(node: SchemaNode, where: string): string[] {
  const type = node["@type"];
  const wrongAddresses = ADDRESSES.filter((key) => {
    const address = node[key];
    return typeof address === "string" && !/^https?:\/\/.+/.test(address);
  }).map((key) => `${where}.${key} is not absolute`);
  // A node without a type must be a reference to another one.
  if (!type) return node["@id"] ? wrongAddresses : [`${where} has no type`];
  const required = REQUIRED[type];
  if (!required) return [`${where} is a ${type}, which this test does not know`];
  const missing = required
    .filter((key) => [undefined, null, ""].includes(node[key] as never) || isEmptyList(node[key]))
    .map((key) => `${where} (${type}) lacks ${key}`);
  return [...missing, ...wrongAddresses];
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
