import type { SchemaNode } from "@/tests/support/schema-requirements";

/** The nodes of a page's JSON-LD. @throws SyntaxError if it is not JSON */
export function pageThings(html: string): SchemaNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? "") as { "@context": string; "@graph": SchemaNode[] },
  );
  return scripts.flatMap((script) => {
    if (script["@context"] !== "https://schema.org") throw new Error("not in schema.org's context");
    return script["@graph"];
  });
}
