import { escapeUTF8 } from "entities";
import { SVG, type SvgElement } from "@/lib/drawings/svg-file";

/**
 * What a drawing inside of a page consists of: shapes and text. Ids, classes and styles would meet
 * those of the page, whose policy stops style attributes.
 */
const ELEMENTS = /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|title|desc)$/;
const GEOMETRY =
  /^(viewBox|d|points|[xy][12]?|d[xy]|c[xy]|r[xy]?|width|height|transform|preserveAspectRatio)$/;
const PAINT =
  /^(opacity|color|(fill|stroke)(-[a-z]+)?|font-[a-z]+|text-anchor|letter-spacing|clip-rule|paint-order|vector-effect)$/;

/** The page gives its drawing a size and a name; these of the file say nothing about its look. */
const IGNORED =
  /^(xmlns(:.*)?|version|baseProfile|id|data-name|role|aria-.*|enable-background|xml:space)$/;
const IGNORED_AT_ROOT = /^(x|y|width|height)$/;
const IGNORED_STYLE = /^\s*enable-background:[^;]*;?\s*$/;

/** Whether a page can show the drawing as its own elements without changing it. */
export const canBeInlined = (root: SvgElement): boolean =>
  root.attributes.viewBox !== undefined &&
  isPlain(root) &&
  // HTML has no such attribute: there several spaces in a text would be one.
  !(
    some(root, ({ attributes }) => "xml:space" in attributes) &&
    some(root, ({ name }) => name === "text")
  );

const some = (element: SvgElement, test: (one: SvgElement) => boolean): boolean =>
  test(element) || element.children.some((child) => typeof child !== "string" && some(child, test));

function isPlain({ name, namespace, attributes, children }: SvgElement): boolean {
  return (
    namespace === SVG &&
    ELEMENTS.test(name) &&
    Object.entries(attributes).every(
      ([attribute, value]) =>
        isKept(attribute) ||
        IGNORED.test(attribute) ||
        (attribute === "style" && IGNORED_STYLE.test(value)),
    ) &&
    !Object.values(attributes).some((value) => value.includes("url(")) &&
    children.every((child) =>
      typeof child === "string"
        ? isText(name) || !child.trim()
        : !/^(title|desc)$/.test(name) && isPlain(child),
    )
  );
}

const isText = (name: string) => /^(text|tspan|title|desc)$/.test(name);

const isKept = (attribute: string) => GEOMETRY.test(attribute) || PAINT.test(attribute);

/** Attributes of the root for React, and what is inside as HTML without indentation. */
export function inlineParts({ attributes, children }: SvgElement) {
  const kept = Object.entries(attributes).filter(
    ([name]) => isKept(name) && !IGNORED_AT_ROOT.test(name),
  );
  const toReact = (name: string) =>
    name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return {
    attributes: Object.fromEntries(kept.map(([name, value]) => [toReact(name), value])),
    content: children.map((child) => write(child, false)).join(""),
  };
}

function write(node: SvgElement | string, inText: boolean): string {
  if (typeof node === "string") {
    const text = node.replace(/\s+/g, " ");
    return inText || text !== " " ? escapeUTF8(text) : "";
  }
  const attributes = Object.entries(node.attributes)
    .filter(([name]) => isKept(name))
    .map(([name, value]) => ` ${name}="${escapeUTF8(value.replace(/\s+/g, " ").trim())}"`)
    .join("");
  const content = node.children.map((child) => write(child, isText(node.name))).join("");
  return content || isText(node.name)
    ? `<${node.name}${attributes}>${content}</${node.name}>`
    : `<${node.name}${attributes}/>`;
}
