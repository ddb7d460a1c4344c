/** The attributes of a <meta> or <link> in the head of a page. */
export type Tag = Record<string, string>;

/** The head's tags with this name, in order. */
function headTags(html: string, name: "meta" | "link"): Tag[] {
  const head = html.slice(0, html.indexOf("</head>"));
  return [...head.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        decode(value ?? ""),
      ]),
    ),
  );
}

/** The content of the <meta> with this name or property. */
export const metaContent = (html: string, name: string): string | undefined =>
  headTags(html, "meta").find((tag) => tag.name === name || tag.property === name)?.content;

/** The <link>s with this relation. */
export const linksOf = (html: string, rel: string): Tag[] =>
  headTags(html, "link").filter((tag) => tag.rel === rel);

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

export const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
