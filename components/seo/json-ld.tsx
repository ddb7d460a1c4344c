import type { Thing } from "schema-dts";
import { jsonLdText } from "@/lib/seo/structured-data/json-ld-text";

/** Structured data of the page: one graph of schema.org things. */
export function JsonLd({ things }: { things: Thing[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: jsonLdText({ "@context": "https://schema.org", "@graph": things }),
      }}
    />
  );
}
