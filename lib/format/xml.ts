import { escapeUTF8 } from "entities";

/** A text as XML or HTML: its &, <, >, " and ' as entities, without what XML forbids. */
export const escapeXml = (text: string): string => escapeUTF8(printable(text));

/** feedsmith sets CDATA on lines of its own, whose ends would be part of a title. */
export const withTightData = (xml: string): string =>
  xml.replace(/>\s+<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\s+<\//g, "]]></");

/** Removes the control characters that XML forbids, even as entities. */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "");
