import type { WebApplication } from "schema-dts";
import type { PageContent } from "@/lib/content/pages";
import { absoluteUrl } from "@/lib/seo/metadata";
import { companyReference } from "@/lib/seo/structured-data/company";

/** A calculator as a free application in the browser. */
export const calculatorData = (page: PageContent, path: string): WebApplication => ({
  "@type": "WebApplication",
  name: page.title,
  description: page.description,
  url: absoluteUrl(path),
  applicationCategory: "UtilitiesApplication",
  operatingSystem: "Any",
  browserRequirements: "JavaScript",
  inLanguage: "pt-BR",
  isAccessibleForFree: true,
  publisher: companyReference,
});
