import postcss from "postcss";

/** Pseudo-elements that only fields of one type have; Tailwind's base styles contain them all. */
const TYPED_PARTS = [
  { type: "date", parts: /::-webkit-(date|calendar)/ },
  { type: "file", parts: /::file-selector-button/ },
  { type: "number", parts: /::-webkit-inner-spin-button/ },
];

/**
 * Removes CSS without effect on a page: custom properties that nothing reads and their @property
 * rules, pseudo-elements of fields that the page does not have, and repeated declarations.
 * @param {readonly string[]} sheets the rules of the page, one text per style sheet
 * @param {ReadonlySet<string>} words the words in the tags of the page, with the custom properties
 *   that they read
 */
export function pruneCss(sheets, words) {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  for (const root of roots) {
    root.walkRules((rule) => {
      if (namesMissingPart(rule.selector, words)) rule.remove();
      else removeRepeated(rule);
    });
  }
  while (removeUnread(roots, words));
  for (const root of roots) removeEmpty(root);
  return roots.map((root) => root.toString());
}

/** @param {string} selector @param {ReadonlySet<string>} words */
const namesMissingPart = (selector, words) =>
  TYPED_PARTS.some(({ type, parts }) => parts.test(selector) && !words.has(type));

/** Of equal declarations the last one is kept. @param {import("postcss").Rule} rule */
function removeRepeated(rule) {
  const seen = new Set();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== "decl") continue;
    const text = node.toString();
    if (seen.has(text)) node.remove();
    seen.add(text);
  }
}

/**
 * One pass. A removed declaration can be the only reader of another property, so repeat it.
 * @param {readonly import("postcss").Root[]} roots @param {ReadonlySet<string>} words
 * @returns whether anything was removed
 */
function removeUnread(roots, words) {
  const read = new Set();
  for (const root of roots) {
    root.walkDecls(({ value }) => {
      for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
    });
  }
  const unread = (/** @type {string} */ name) => !read.has(name) && !words.has(name);
  let removed = false;
  /** @param {import("postcss").ChildNode} node */
  const remove = (node) => {
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

/** @param {import("postcss").Container} container */
function removeEmpty(container) {
  container.each((node) => {
    if (!("nodes" in node) || !node.nodes) return;
    removeEmpty(/** @type {import("postcss").Container} */ (node));
    if (node.nodes.length === 0) node.remove();
  });
}
