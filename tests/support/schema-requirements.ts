/**
 * The properties that Google's rules and schema.org's examples require or recommend of each type
 * that the site uses.
 */
const REQUIRED: Record<string, string> = {
  HomeAndConstructionBusiness: "name url logo",
  Organization: "name url logo",
  PostalAddress: "streetAddress addressLocality addressRegion postalCode",
  WebSite: "name url publisher inLanguage",
  BreadcrumbList: "itemListElement",
  ListItem: "position name item",
  Service: "name",
  OfferCatalog: "name itemListElement",
  Offer: "itemOffered",
  Article: "headline description image datePublished dateModified author publisher",
  NewsArticle: "headline image datePublished dateModified dateline author publisher",
  Event: "name description startDate endDate location organizer eventAttendanceMode eventStatus",
  EducationEvent:
    "name description startDate endDate location organizer eventAttendanceMode eventStatus",
  VirtualLocation: "url",
  PodcastSeries: "name description url webFeed image",
  PodcastEpisode: "name description url datePublished partOfSeries associatedMedia",
  VideoObject: "name description thumbnailUrl uploadDate embedUrl",
  OpeningHoursSpecification: "dayOfWeek opens closes",
  ContactPoint: "contactType telephone email",
  AdministrativeArea: "name",
  Place: "name address",
  ImageObject: "contentUrl caption creditText",
  Person: "name",
  WebPage: "reviewedBy lastReviewed",
  CreativeWorkSeries: "name",
};

/** Properties whose value must be an absolute address. */
const ADDRESSES =
  "url item image logo webFeed thumbnailUrl embedUrl contentUrl license acquireLicensePage @id";

/** What a picture with a licence has, too. A photograph of somebody may have none. */
const OF_A_LICENCE = "creator copyrightNotice acquireLicensePage";

/** A calendar day, or a moment with its time zone. */
const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
/** Google treats a day without a time as midnight UTC, the evening before in Brazil. */
const MOMENTS = ["datePublished", "dateModified", "uploadDate"];
const DAYS = ["startDate", "endDate", "previousStartDate", "lastReviewed"];

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
  const wrongAddresses = ADDRESSES.split(" ")
    .filter((key) => {
      const address = node[key];
      return typeof address === "string" && !/^https?:\/\/.+/.test(address);
    })
    .map((key) => `${where}.${key} is not absolute`);
  // A node without a type must be a reference to another one.
  if (!type) return node["@id"] ? wrongAddresses : [`${where} has no type`];
  const required = REQUIRED[type];
  if (!required) return [`${where} is a ${type}, which this test does not know`];
  const properties = node.license ? `${required} ${OF_A_LICENCE}` : required;
  const missing = properties
    .split(" ")
    .filter((name) => !hasValue(node[name]))
    .map((name) => `${where} (${type}) lacks ${name}`);
  return [...missing, ...wrongAddresses, ...dateProblems(node, where)];
}

const hasValue = (value: unknown) =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && !value.length);

function dateProblems(node: SchemaNode, where: string): string[] {
  const values = [...MOMENTS, ...DAYS].filter((key) => node[key] !== undefined);
  const wrong = values.filter((key) => !DATE.test(String(node[key])));
  const withoutTime = values.filter(
    (key) => MOMENTS.includes(key) && !String(node[key]).includes("T"),
  );
  const reversed = String(node.endDate ?? "9") < String(node.startDate ?? "");
  return [
    ...wrong.map((key) => `${where}.${key} is not a date, or has a time without a zone`),
    ...withoutTime.map((key) => `${where}.${key} has no time`),
    ...(reversed ? [`${where} ends before it starts`] : []),
  ];
}
