import type { Thing } from "schema-dts";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { companyReference } from "@/lib/seo/structured-data/company";

type JsonLdProps = { things?: Thing[]; page?: Parameters<typeof breadcrumbData>[0] };

/** Structured data: the things of a page, or the company, and the path from home to the page. */
export function JsonLd({ things = [], page }: JsonLdProps) {
  const own = things.length > 0 ? things : [companyReference];
  const graph = [...own, ...(page ? [breadcrumbData(page)] : [])];
  const text = jsonLdText({ "@context": "https://schema.org", "@graph": graph });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON that cannot close its <script> element or open a comment in it. Old JavaScript does not know
 * the two line separators.
 */
export const jsonLdText = (data: object): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? "");
