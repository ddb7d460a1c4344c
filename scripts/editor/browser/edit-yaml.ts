import { isCollection, isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";
import {
  isDefault,
  isEmpty,
  isObject,
  isObjectOrArray,
  isSame,
  isSimpleList,
  type Values,
  withoutEmpty,
} from "@/scripts/editor/browser/form-values";
import { writeBlock, writeFlow, writeScalar } from "@/scripts/editor/browser/write-yaml";

/** One `key: value` or `- item`, and where its value is. */
type Item = { key: string; value: Node | null; start: number; end: number };

/** YAML with the values of an object. Only the bytes of what differs change. */
export function editYaml(source: string, values: Values): string {
  const { contents } = parseDocument(source);
  if (!isMap(contents)) return writeBlock(values);
  const [start, end] = rangeOf(contents);
  return source.slice(0, start) + render(contents, values, false) + source.slice(end);

  function render(node: Node, value: unknown, inFlow: boolean): string {
    const [start, end] = rangeOf(node);
    if (isSame(node.toJSON(), value)) return source.slice(start, end);
    const items = itemsOf(node);
    if (items.length > 0 && isMap(node) && isObject(value)) {
      return join(node, items, entriesOf(items, value), inFlow);
    }
    if (items.length > 0 && isSeq(node) && Array.isArray(value) && value.length > 0) {
      return join(node, items, pair(items, value), inFlow);
    }
    if (inFlow || !isObjectOrArray(value)) {
      return isObjectOrArray(value)
        ? writeFlow(value)
        : writeScalar(value, inFlow, isScalar(node) ? node.type : undefined);
    }
    return isSimpleList(value) ? writeFlow(value) : writeBlock(value);
  }

  type Wanted = { item?: Item; key?: string; value: unknown };

  function join(node: Node, items: Item[], wanted: Wanted[], inFlow: boolean): string {
    const [start, end] = rangeOf(node);
    const flow = inFlow || isFlow(node);
    const column = start - lineStart(start);
    if (flow) {
      return (
        source.slice(start, items[0]!.start) +
        wanted
          .map((one, index) => separator(items, wanted[index - 1], one) + inFlowText(one))
          .join("") +
        source.slice(items.at(-1)!.end, end)
      );
    }
    const texts = wanted.map((one) => {
      if (!one.item) return indented(added(one, false), column);
      const text = edited(one.item, one.value, false);
      return one.item === items[0] ? " ".repeat(column) + text : text;
    });
    return texts.join("\n").slice(column);
  }

  function inFlowText(one: Wanted): string {
    return one.item ? edited(one.item, one.value, true) : added(one, true);
  }

  /** What stands between two items of a flow: the source's own, if they were neighbours. */
  function separator(items: Item[], before: Wanted | undefined, after: Wanted): string {
    if (!before) return "";
    const index = after.item ? items.indexOf(after.item) : -1;
    const [left, right] =
      index > 0 && items[index - 1] === before.item ? items.slice(index - 1) : items;
    return left && right ? source.slice(left.end, right.start) : ", ";
  }

  function edited({ value: node, start, end }: Item, value: unknown, inFlow: boolean): string {
    if (!node || isSame(node.toJSON(), value)) return source.slice(start, end);
    const [from, to] = rangeOf(node);
    const head = source.slice(start, from);
    const text = render(node, value, inFlow);
    const tail = source.slice(to, end);
    if (!isObjectOrArray(value)) return (/\s$|^$/.test(head) ? head : `${head} `) + text + tail;
    const stays = isCollection(node) && itemsOf(node).length > 0 && text !== "[]";
    if (inFlow || stays) return head + text + tail;
    if (isSimpleList(value)) return `${head.trimEnd()} ${text}${tail}`;
    return `${head.trimEnd()}\n${indented(text, indentOf(head) + 2)}${tail}`;
  }

  function added({ key, value }: Wanted, inFlow: boolean): string {
    const content = key === undefined ? [value] : { [key]: value };
    return inFlow ? writeFlow(content).slice(1, -1).trim() : writeBlock(content);
  }

  /** Keys in the order of the source, each new one after the one that it follows in the form. */
  function entriesOf(items: Item[], value: Values): Wanted[] {
    const result: Wanted[] = [];
    for (const item of items) {
      const wanted = value[item.key];
      const wasEmpty = isEmpty(item.value?.toJSON());
      if (isEmpty(wanted) && !wasEmpty && !Array.isArray(wanted)) continue;
      result.push({ item, value: isEmpty(wanted) && wasEmpty ? item.value?.toJSON() : wanted });
    }
    let at = 0;
    for (const [key, one] of Object.entries(value)) {
      const index = result.findIndex((entry) => (entry.item?.key ?? entry.key) === key);
      if (index >= 0) at = index + 1;
      else if (!isDefault(one) && !items.some((item) => item.key === key)) {
        result.splice(at++, 0, { key, value: withoutEmpty(one) });
      }
    }
    return result;
  }

  /** Equal items keep their text; what is left is paired in order, as edited. */
  function pair(items: Item[], wanted: unknown[]): Wanted[] {
    const free = new Set(items);
    const result = wanted.map((value): Wanted => {
      const item = [...free].find((one) => isSame(one.value?.toJSON(), value));
      if (item) free.delete(item);
      return { item, value };
    });
    const isReplaced = items.length === wanted.length;
    return result.map(({ item, value }, index) => {
      const before = items[index];
      if (item || !isReplaced || !before || !free.delete(before))
        return { item, value: item ? value : withoutEmpty(value) };
      return { item: before, value };
    });
  }

  function itemsOf(node: Node): Item[] {
    if (!isCollection(node)) return [];
    const flow = isFlow(node);
    let start = node.range![0];
    return node.items.map((item, index): Item => {
      const { key, value } = isMap(node)
        ? (item as { key: Node; value: Node | null })
        : { key: undefined, value: item as Node };
      const from = (key ?? value)!.range![0];
      const end = value ? rangeOf(value)[1] : key!.range![1];
      const piece = {
        key: isScalar(key) ? String(key.value) : "",
        value,
        start: flow ? from : index === 0 ? node.range![0] : start,
        end: flow ? end : lineEnd(end),
      };
      start = piece.end + 1;
      return piece;
    });
  }

  /** A block ends with its last line: its own range reaches to the next key. */
  function rangeOf(node: Node): [start: number, end: number] {
    const [start, end] = node.range!;
    if (!isCollection(node) || isFlow(node)) return [start, end];
    return [start, itemsOf(node).at(-1)?.end ?? end];
  }

  function lineStart(at: number) {
    return source.lastIndexOf("\n", at - 1) + 1;
  }

  function lineEnd(at: number) {
    const end = source.indexOf("\n", at);
    return end < 0 ? source.length : end;
  }
}

const isFlow = (node: Node) => isCollection(node) && Boolean(node.flow);

const indented = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, " ".repeat(by));

/** The column of the key in what stands before its value. */
const indentOf = (head: string) =>
  /^ *(- )*/.exec(head.split("\n").findLast((line) => /^[^#]*:/.test(line)) ?? "")![0].length;
