/** As much of an HTML syntax tree as is looked at here. */
type HtmlNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
};

const NO_BREAK_SPACE = "\u00A0";
const UNITS = "cm²|m²|m³|mm|cm|km|kgf|kg|kN|kWh|kW|min|anos|horas|metros|ml|l|m|g|W|V|A|%";
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
const BEFORE_NUMBER = /(?<=R\$|\bNBR|nº|\bart\.) (?=\d)/g;
const NORM = /(NR-\d+)/;

/** The spaces of "80 cm", "R$ 1.000" and "NBR 9050" as ones that do not break. */
export const addNonBreakingSpaces = (text: string): string =>
  text.replace(BEFORE_UNIT, NO_BREAK_SPACE).replace(BEFORE_NUMBER, NO_BREAK_SPACE);

/**
 * A rehype step that keeps numbers and what belongs to them on one line. "NR-35" gets an element instead of another hyphen,
 * so that it can still be found and copied as it is written.
 */
export const rehypeNonBreakingSpaces = () => (tree: HtmlNode) => visit(tree);

function visit(node: HtmlNode): void {
  if (node.tagName === "code") return;
  node.children = node.children?.flatMap((child) => {
    if (child.type !== "text" || !child.value) return [child];
    return addNonBreakingSpaces(child.value).split(NORM).filter(Boolean).map(part);
  });
  node.children?.filter(({ properties }) => properties?.className !== NOWRAP).forEach(visit);
}

const NOWRAP = "whitespace-nowrap";

const part = (value: string): HtmlNode => {
  const text = { type: "text", value };
  return NORM.test(value)
    ? { type: "element", tagName: "span", properties: { className: NOWRAP }, children: [text] }
    : text;
};
