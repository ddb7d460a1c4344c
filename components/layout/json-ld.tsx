import type { Thing } from "schema-dts";

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

const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON that is safe inside a <script> element. Escapes "<", which could close the element or open a
 * comment, and the two line separators that are valid in JSON but not in old JavaScript.
 */
export const jsonLdText = (data: object): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? "");
