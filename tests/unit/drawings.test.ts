import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { color } from "@/lib/drawings/palette";
import { ARTICLE_CATEGORIES } from "@/lib/content/article-schema";
import { courseFiles } from "@/lib/content/collections";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { slugOf } from "@/lib/format/slug";
import { coverDrawingPath, drawingPath } from "@/lib/paths";
import { themeCover } from "@/lib/podcast/related";
import { OTHER_THEME, THEMES } from "@/lib/podcast/themes";
import { SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { readXml } from "@/tests/support/podcast-requirements";
import { compactSvg, readSvg } from "@/lib/drawings/public-svg";

const drawings = namesIn("public/desenhos");
const covers = namesIn("public/desenhos/capas");
const categoryCovers = namesIn("public/desenhos/categorias");
const marks = namesIn("public/desenhos/marcas");
const icons = namesIn("public/desenhos/icones");
const figures = namesIn("public/desenhos/artigos");
const logos = namesIn("public/parceiros");

/**
 * What a drawing may consist of. Without ids and classes, because pages inline it; without styles,
 * because this test checks the colours of attributes.
 */
const ELEMENTS = /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon)$/;
const GEOMETRY = /^(xmlns|viewBox|d|points|[xy][12]?|c[xy]|r[xy]?|width|height|transform)$/;
const PAINT = /^(opacity|(fill|stroke)(-[a-z]+)?)$/;
const COLORS = new Set<string>(["none", ...Object.values(color)]);

test.each([
  ...drawings,
  ...covers.map((name) => `capas/${name}`),
  ...categoryCovers.map((name) => `categorias/${name}`),
  ...marks.map((name) => `marcas/${name}`),
  ...icons.map((name) => `icones/${name}`),
])("public/desenhos/%s.svg has shapes in the palette's colours, and can be inlined", (name) => {
  const file = elementsOf(`public/desenhos/${name}.svg`);
  expect(strangeParts(file, ELEMENTS, (attribute) => PAINT.test(attribute))).toEqual([]);
  const { content, width, height } = readSvg(`/desenhos/${name}.svg`);
  expect([width, height].every((size) => size > 0)).toBe(true);
  expect(content).toMatch(/^<[a-z].*>$/);
  expect(content).not.toContain("<!--");
});

/** Figures have text. */
const FIGURE_ELEMENTS = /^(svg|g|path|circle|ellipse|text|tspan)$/;
const FIGURE_TEXT = /^(dy|text-anchor|font-(family|size|weight))$/;

describe.each(figures)("public/desenhos/artigos/%s.svg", (name) => {
  const elements = elementsOf(`public/desenhos/artigos/${name}.svg`);

  it("has shapes and text in the palette's colours", () => {
    const isKnown = (attribute: string) => PAINT.test(attribute) || FIGURE_TEXT.test(attribute);
    expect(strangeParts(elements, FIGURE_ELEMENTS, isKnown)).toEqual([]);
  });

  it("has the width that the sizes of text in app/_styles/prose-figures.css count on", () => {
    expect(readSvg(`/desenhos/artigos/${name}.svg`).width).toBe(640);
  });
});

it("every category has a cover; it and those of articles have the size of the share images", () => {
  expect(ARTICLE_CATEGORIES.map(slugOf).sort()).toEqual(categoryCovers);
  const files = [
    ...covers.map(coverDrawingPath),
    ...categoryCovers.map((name) => drawingPath(`categorias/${name}`)),
  ];
  for (const file of files) {
    const { width, height } = readSvg(file);
    expect({ file, width, height }).toEqual({ file, ...SHARE_IMAGE_SIZE });
  }
});

it("every service has an icon; §9: the contact sheet has a frame for each of 50 scholarships", () => {
  expect(SERVICE_OPTIONS.map(({ value }) => value).sort()).toEqual(icons);
  const { content } = readSvg(drawingPath("contact-sheet"));
  expect(content.match(/h26v18h-26z/g)).toHaveLength(50);
});

it("every theme of the podcast has a cover", () => {
  for (const { key } of [...THEMES, OTHER_THEME]) {
    expect(categoryCovers.map((name) => `categorias/${name}`)).toContain(themeCover(key));
  }
});

it("every drawing that code names exists", () => {
  const named = ["app", "components", "scripts"].flatMap(namedInCode);
  const files = named.filter((name) => !name.includes("/"));
  expect(files.filter((name) => !drawings.includes(name))).toEqual([]);
});

it("a content field that names no drawing is refused, with the file's name", () => {
  const { slug: _slug, body: _body, ...course } = courseFiles()[0]!;
  const { error } = courseFiles.schema.safeParse({ ...course, art: "Solar" });
  expect(error?.issues).toMatchObject([
    { path: ["art"], message: "não há o arquivo public/desenhos/Solar.svg" },
  ]);
});

describe.each(logos)("public/parceiros/%s.svg", (name) => {
  it("is XML without scripts and references to other files", () => {
    const elements = elementsOf(`public/parceiros/${name}.svg`);
    expect(elements.map((element) => element.name)).not.toContain("script");
    const attributes = elements.flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([attribute]) => /^on|href$/.test(attribute))).toEqual([]);
  });
});

it("compactSvg drops comments and indentation, and keeps what separates values", () => {
  const text =
    '<?xml version="1.0"?>\n<svg>\n  <!-- A\n  wall -->\n  <path d="M0 0\n    L1 1"/>\n</svg>\n';
  expect(compactSvg(text)).toBe('<svg><path d="M0 0 L1 1"/></svg>');
});

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => path.basename(file, ".svg"))
    .sort();
}

/** Names that the components of a folder give to Drawing and InlineDrawing. */
function namedInCode(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .flatMap((code) => [...code.matchAll(/Drawing\s+name="([^"]+)"/g)])
    .map(([, name]) => name ?? "");
}

/** Elements, attributes and colours that a drawing must not have. */
const strangeParts = (
  elements: Element[],
  allowed: RegExp,
  isKnown: (attribute: string) => boolean,
) =>
  elements.flatMap(({ name, attributes }) => [
    ...(allowed.test(name) ? [] : [name]),
    ...Object.entries(attributes)
      .filter(([attribute, value]) =>
        /^(fill|stroke)$/.test(attribute)
          ? !COLORS.has(value)
          : !GEOMETRY.test(attribute) && !isKnown(attribute),
      )
      .map(([attribute, value]) => `${attribute}="${value}"`),
  ]);

type Element = ReturnType<typeof readXml>;

/** Elements of an XML file. @throws Error when it is not well-formed */
function elementsOf(file: string): Element[] {
  const withInner = (one: Element): Element[] => [one, ...one.children.flatMap(withInner)];
  return withInner(readXml(readFileSync(file, "utf8")));
}
