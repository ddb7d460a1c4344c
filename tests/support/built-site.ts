import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import type { SchemaNode } from "@/tests/support/schema-requirements";
import { STATIC_FOLDER } from "@/tests/support/static-host";

// What `next build` wrote for static hosts, each page read once; NEXT_DIST_DIR names another build.

function once<Value>(load: (address: string) => Value) {
  const known = new Map<string, Value>();
  return (address: string): Value => {
    if (!known.has(address)) known.set(address, load(address));
    return known.get(address)!;
  };
}

/** The file at an address of the site, which need not exist. */
const fileAt = (address: string) => path.join(STATIC_FOLDER, decodeURIComponent(address));

export const hasFile = (address: string) => existsSync(fileAt(address));
export const fileBytes = (address: string) => readFileSync(fileAt(address));
export const fileText = once((address) => readFileSync(fileAt(address), "utf8"));

export const htmlOf = (page: string) => fileText(page === "/" ? "/index.html" : `${page}.html`);

const { DOMParser } = new JSDOM().window;

/** Without the style sheet, which nothing here draws by. */
export const documentOf = once((page) =>
  new DOMParser().parseFromString(htmlOf(page).replace(/<style.*?<\/style>/gs, ""), "text/html"),
);

export const mainOf = (page: string) => documentOf(page).querySelector("main")!;

/** A section by what its heading says. */
export const region = (page: string, heading: string): Element | undefined =>
  [...mainOf(page).querySelectorAll("section[aria-labelledby]")].find((section) => {
    const label = section.ownerDocument.getElementById(section.getAttribute("aria-labelledby")!);
    return plain(label?.textContent).includes(plain(heading));
  });

/** With single spaces, also for those that do not break. */
export const plain = (text = "") => text.replace(/\s+/g, " ").trim();

/** What matches, in order; nothing in a part that is not there. */
export const all = (part: ParentNode | undefined, selector: string): Element[] => [
  ...(part?.querySelectorAll(selector) ?? []),
];

export const texts = (part: ParentNode | undefined, selector: string): string[] =>
  all(part, selector).map(({ textContent }) => plain(textContent));

/** Texts of the content as `texts` gives them. */
export const plainly = (given: readonly (string | number)[]) =>
  given.map((text) => plain(String(text)));

/** The content of the `<meta>` with this name or property. */
export const metaOf = (page: string, name: string): string | undefined =>
  documentOf(page)
    .head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute("content") ?? undefined;

/** The nodes of a page's JSON-LD. @throws SyntaxError if it is not JSON */
export const thingsOf = (page: string): SchemaNode[] =>
  all(documentOf(page), 'script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const data = JSON.parse(textContent!) as { "@context": string; "@graph": SchemaNode[] };
    if (data["@context"] !== "https://schema.org") throw new Error("not in schema.org's context");
    return data["@graph"];
  });
