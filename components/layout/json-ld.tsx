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

/** JSON that cannot close its <script> element or open a comment in it. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
