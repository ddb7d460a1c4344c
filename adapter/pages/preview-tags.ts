import type { StartTag } from "parse5-sax-parser";
import { attribute, hasAttribute, type Taken } from "@/adapter/pages/page-part";

/**
 * What search engines and messengers read of a head. It moves to its start: Next writes it after
 * the styles.
 */
export function createPreviewTags() {
  let html = "";
  const add = (raw: string) => (html += raw);

  function takeStartTag(tag: StartTag, raw: string): Taken | undefined {
    if (tag.tagName === "title") {
      add(raw);
      return { html: "", isMoved: true, onText: (_text, written) => add(written), onEndTag: add };
    }
    const isPreview =
      (tag.tagName === "link" && attribute(tag, "rel") === "canonical") ||
      (tag.tagName === "meta" && (hasAttribute(tag, "name") || hasAttribute(tag, "property")));
    if (!isPreview) return undefined;
    add(raw);
    return { html: "" };
  }

  return { takeStartTag, html: () => html };
}
