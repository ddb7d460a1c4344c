import type { Nodes } from "mdast";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";

/** A block, list item or table row of a Markdown text, and how it is written. */
type Part = { node: Nodes; text: string; meaning: string; start: number; end: number };

const parser = remark().use(remarkGfm, { singleTilde: false }).use(remarkMdx).freeze();

/**
 * A text, with the bytes of the source for each block, list item and table row that means the same.
 * Sveltia's rich mode writes the whole text anew: `_a_` for `*a*`, tables without padding.
 */
export function editText(source: string, text: string): string {
  try {
    return merge(parser.parse(source), parser.parse(text));
  } catch {
    // A text with a mistake in its tags, as it was written.
    return text;
  }

  function merge(old: Nodes, now: Nodes): string {
    const [before, after] = [partsOf(old, source), partsOf(now, text)];
    const pairs = pair(before, after);
    const written = (part: Part, index: number) => {
      const old = before[pairs[index]!];
      if (old?.meaning === part.meaning) return old.text;
      return old && hasSameParts(old, part) ? merge(old.node, part.node) : part.text;
    };
    const separator = (index: number) => {
      const [left, right] = [after[index - 1], after[index]!];
      if (!left) return "";
      const [a, b] = [before[pairs[index - 1]!], before[pairs[index]!]];
      const next = a && before[before.indexOf(a) + 1];
      // The line below the head of a table belongs to no row.
      return next && (next === b || old.type === "table")
        ? source.slice(a.end, next.start)
        : text.slice(left.end, right.start);
    };
    return after.map((part, index) => separator(index) + written(part, index)).join("");
  }
}

/** Tables, and lists with the same marker: others would fall apart. */
const hasSameParts = (one: Part, other: Part) =>
  /^(list|table)$/.test(one.node.type) && /\D/.exec(one.text)?.[0] === /\D/.exec(other.text)?.[0];

function partsOf(parent: Nodes, text: string): Part[] {
  return ("children" in parent ? parent.children : []).map((node) => {
    const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
    return { node, text: text.slice(start, end), meaning: meaningOf(node), start, end };
  });
}

const meaningOf = (node: Nodes) =>
  JSON.stringify(node, (key, value) => (key === "position" ? undefined : value));

/** For each part of a text the index of its old version, or -1. */
function pair(before: Part[], after: Part[]): number[] {
  const pairs = unchanged(before, after);
  let [begin, oldBegin] = [0, 0];
  for (const [index, old] of [...pairs, before.length].entries()) {
    if (old < 0) continue;
    // As many parts as there were, of the same kinds: they were edited.
    const [edited, replaced] = [after.slice(begin, index), before.slice(oldBegin, old)];
    const areEdited =
      edited.length === replaced.length &&
      edited.every(({ node }, at) => node.type === replaced[at]!.node.type);
    if (areEdited) edited.forEach((_, at) => (pairs[begin + at] = oldBegin + at));
    [begin, oldBegin] = [index + 1, old + 1];
  }
  return pairs;
}

function unchanged(before: Part[], after: Part[]): number[] {
  const same = before.map((one) => after.map((other) => one.meaning === other.meaning));
  const lengths = before.map(() => after.map(() => 0));
  const lengthAt = (a: number, b: number) => lengths[a]?.[b] ?? 0;
  for (let a = before.length - 1; a >= 0; a--)
    for (let b = after.length - 1; b >= 0; b--)
      lengths[a]![b] = same[a]![b]
        ? lengthAt(a + 1, b + 1) + 1
        : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1));
  const pairs = after.map(() => -1);
  for (let a = 0, b = 0; a < before.length && b < after.length;) {
    if (same[a]![b]) pairs[b++] = a++;
    else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a++;
    else b++;
  }
  return pairs;
}
