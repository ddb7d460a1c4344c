/** A heading of an MDX text: what a table of contents needs. */
export type Heading = { id: string; text: string; level: 2 | 3 };

/** As much of an HTML syntax tree as is looked at here. */
type HtmlNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: { id?: unknown };
  children?: HtmlNode[];
};

/** A rehype step that puts the h2 and h3 of the text, with the ids they have by then, into `found`. */
export const rehypeCollectHeadings = (found: Heading[]) => (tree: HtmlNode) => {
  for (const node of tree.children ?? []) {
    const id = node.properties?.id;
    if ((node.tagName !== "h2" && node.tagName !== "h3") || typeof id !== "string") continue;
    found.push({ id, text: textOf(node), level: node.tagName === "h2" ? 2 : 3 });
  }
};

const textOf = (node: HtmlNode): string => node.value ?? (node.children ?? []).map(textOf).join("");
