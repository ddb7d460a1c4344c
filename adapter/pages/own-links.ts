import type { StartTag } from "parse5-sax-parser";
import { attribute, hasAttribute, startTagHtml, type Taken } from "@/adapter/pages/page-part";

/**
 * Marks the links to the page itself, and in the footer those to the subject of which it is a part.
 * A layout does not know the path of its page.
 */
export function createOwnLinks(page: string) {
  let isInFooter = false;

  function currentOf(tag: StartTag): "page" | "true" | undefined {
    if (tag.tagName === "footer") isInFooter = true;
    if (tag.tagName !== "a" || hasAttribute(tag, "aria-current")) return undefined;
    const href = attribute(tag, "href");
    if (isInFooter && href && page.startsWith(`${href}/`)) return "true";
    return href === page ? "page" : undefined;
  }

  /** Also adds the mark to `tag`, whose names the page's styles need. */
  function takeStartTag(tag: StartTag): Taken | undefined {
    const value = currentOf(tag);
    if (!value) return undefined;
    tag.attrs.push({ name: "aria-current", value });
    return { html: startTagHtml(tag) };
  }

  return { takeStartTag };
}
