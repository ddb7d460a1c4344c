import type { StartTag } from "parse5-sax-parser";
import { attribute, startTagHtml, type Taken } from "@/adapter/pages/page-part";

const ATTRIBUTE = "data-style";

/**
 * Style attributes move into one sheet of the page: a policy allows a sheet by its hash, but
 * attributes only all together. React does not compare attributes when it hydrates.
 */
export function createStyleAttributes() {
  const values: string[] = [];

  function takeStartTag(tag: StartTag): Taken | undefined {
    const value = attribute(tag, "style");
    if (value === undefined) return undefined;
    if (!values.includes(value)) values.push(value);
    const attrs = tag.attrs.filter(({ name }) => name !== "style");
    const index = String(values.indexOf(value));
    return { html: startTagHtml({ ...tag, attrs }, { [ATTRIBUTE]: index }) };
  }

  /** In no layer, so that they win over the classes as the attributes did. */
  const rules = () =>
    values
      .map((value, index) => `[${ATTRIBUTE}="${index}"]{${value.replaceAll("<", "\\3c ")}}`)
      .join("");

  return { takeStartTag, rules };
}
