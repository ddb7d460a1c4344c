import postcss, { type ChildNode, type Container, type Root, type Rule } from "postcss";

/** Parts of a control that only a field of this type has; Tailwind's base styles name them all. */
const TYPED_PARTS = [
  { type: "date", parts: /::-webkit-(date|calendar)/ },
  { type: "file", parts: /::file-selector-button/ },
  { type: "number", parts: /::-webkit-inner-spin-button/ },
];

/** Types of fields that decide about rules, beside the words of the selectors. */
export const FIELD_TYPES: readonly string[] = TYPED_PARTS.map(({ type }) => type);

/**
 * Removes what no rule and no tag of the page can need: custom properties that nothing reads with
 * their @property rules, parts of controls that the page does not have, and repeated declarations
 * of a rule.
 * @param names what the page's tags contain, with the custom properties that they read
 */
export function pruneCss(sheets: readonly string[], names: ReadonlySet<string>): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  for (const root of roots) {
    root.walkRules((rule) => {
      if (selectsMissingPart(rule.selector, names)) rule.remove();
      else removeRepeated(rule);
    });
  }
  while (removeUnread(roots, names));
  for (const root of roots) removeEmpty(root);
  return roots.map((root) => root.toString());
}

const selectsMissingPart = (selector: string, names: ReadonlySet<string>) =>
  TYPED_PARTS.some(({ type, parts }) => parts.test(selector) && !names.has(type));

/** Of equal declarations the last one counts. */
function removeRepeated(rule: Rule) {
  const seen = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== "decl") continue;
    const text = node.toString();
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
}

/**
 * One round; true when it removed something, which may have been the only reader of something else.
 */
function removeUnread(roots: readonly Root[], names: ReadonlySet<string>): boolean {
  const read = new Set<string>();
  for (const root of roots) {
    root.walkDecls(({ value }) => {
      for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name!);
    });
  }
  const unread = (name: string) => !read.has(name) && !names.has(name);
  let removed = false;
  const remove = (node: ChildNode) => {
    node.remove();
    removed = true;
  };
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      if (declaration.parent?.type === "rule" && unread(declaration.prop)) remove(declaration);
    });
    root.walkAtRules("property", (rule) => {
      if (unread(rule.params.trim())) remove(rule);
    });
  }
  return removed;
}

function removeEmpty(container: Container) {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}
