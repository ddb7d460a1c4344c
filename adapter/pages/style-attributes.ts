import type { StartTag } from "parse5-sax-parser";
import { attribute, startTagHtml } from "@/adapter/pages/rewrite-html";

/** Names the rule of an element in place of its attribute `style`. */
const ATTRIBUTE = "data-style";

/**
 * Moves the style attributes of a page into one sheet. A policy can allow a sheet by its hash, but
 * attributes only all together. React does not compare attributes when it hydrates, and what it
 * changes later it sets on the element, which the policy allows.
 */
export function createStyleAttributes() {
  const values: string[] = [];
  return {
    /** The tag with a reference to its rule, as HTML; undefined for a tag without the attribute. */
    moved(tag: StartTag): string | undefined {
      const value = attribute(tag, "style");
      if (value === undefined) return undefined;
      if (!values.includes(value)) values.push(value);
      const attrs = tag.attrs.filter(({ name }) => name !== "style");
      return startTagHtml({ ...tag, attrs }, { [ATTRIBUTE]: String(values.indexOf(value)) });
    },

    /**
     * The rules of all tags so far. They are in no layer, so they win over the classes as the
     * attributes did.
     */
    sheet: () =>
      values
        .map((value, index) => `[${ATTRIBUTE}="${index}"]{${value.replaceAll("<", "\\3c ")}}`)
        .join(""),
  };
}
