import { readdirSync, readFileSync } from "node:fs";
import { color } from "@/lib/drawings/palette";
import { readSvg, svgProblems } from "@/lib/drawings/svg";
import { SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { PALETTE_SHEET, paletteSheet } from "@/scripts/assets/apply-palette";
import { brandDrawings, standaloneSvg } from "@/scripts/assets/brand";
import { nightDrawings, withNight } from "@/scripts/assets/night-drawings";
import { readXml } from "@/tests/support/podcast-requirements";

/** Public drawings and files of `npm run assets`, as they are delivered. */

const namesIn = (folder: string) =>
  readdirSync(`public/${folder}`).filter((name) => name.endsWith(".svg"));

const DRAWINGS = ["", "capas/", "categorias/", "marcas/", "icones/"].flatMap((folder) =>
  namesIn(`desenhos/${folder}`).map((name) => `desenhos/${folder}${name}`),
);
const FIGURES = namesIn("desenhos/artigos").map((name) => `desenhos/artigos/${name}`);

/** What a drawing may consist of: pages inline it; figures have text. */
const ELEMENTS = /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon)$/;
const FIGURE_ELEMENTS = /^(svg|g|path|circle|ellipse|text|tspan)$/;
const ATTRIBUTES =
  /^(xmlns|viewBox|d|points|[xy][12]?|c[xy]|r[xy]?|width|height|transform|opacity|(fill|stroke)-[a-z]+)$/;
const FIGURE_TEXT = /^(dy|text-anchor|font-(family|size|weight))$/;
const COLORS = new Set<string>(["none", ...Object.values(color)]);

type Element = ReturnType<typeof readXml>;

/** Without the colours of the night. */
const withInner = (one: Element): Element[] =>
  one.name === "style" ? [] : [one, ...one.children.flatMap(withInner)];

/** Elements, attributes and colours that a drawing must not have. */
const strangeParts = (file: string, isFigure: boolean) =>
  withInner(readXml(readFileSync(`public/${file}`, "utf8"))).flatMap(({ name, attributes }) => [
    ...((isFigure ? FIGURE_ELEMENTS : ELEMENTS).test(name) ? [] : [name]),
    ...Object.entries(attributes)
      .filter(([attribute, value]) =>
        /^(fill|stroke)$/.test(attribute)
          ? !COLORS.has(value)
          : !ATTRIBUTES.test(attribute) && !(isFigure && FIGURE_TEXT.test(attribute)),
      )
      .map(([attribute, value]) => `${attribute}="${value}"`),
  ]);

it.each(DRAWINGS)("public/%s has shapes in the palette's colours, and can be inlined", (file) => {
  expect(strangeParts(file, false)).toEqual([]);
  expect(svgProblems(`/${file}`)).toEqual([]);
});

it.each(FIGURES)("public/%s has the palette's colours and the width of its text", (file) => {
  expect(strangeParts(file, true)).toEqual([]);
  expect(readSvg(`/${file}`).width).toBe(640);
});

it("covers have the size of the share images", () => {
  const covers = DRAWINGS.filter((file) => /\/(capas|categorias)\//.test(file));
  const sizes = covers.map((file) => {
    const { width, height } = readSvg(`/${file}`);
    return { file, width, height };
  });
  expect(sizes).toEqual(covers.map((file) => ({ file, ...SHARE_IMAGE_SIZE })));
});

it("every drawing that code names exists", () => {
  const named = ["app", "components", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
      .flatMap((code) => [...code.matchAll(/Drawing\s+name="([^"/]+)"/g)])
      .map(([, name]) => `desenhos/${name}.svg`),
  );
  expect(named.filter((file) => !DRAWINGS.includes(file))).toEqual([]);
});

describe("npm run assets changes nothing", () => {
  const brand = brandDrawings();

  it("of the style sheet of the palette", () => {
    expect(readFileSync(PALETTE_SHEET, "utf8")).toBe(paletteSheet());
  });

  it.each(nightDrawings())("of the night of %s", (file) => {
    const svg = readFileSync(file, "utf8");
    expect(withNight(svg)).toBe(svg);
  });

  // Titles are those of the media kit on the day when the files were made.
  it.each(brand)("of public/brand/$name", ({ name, drawing, pngWidth }) => {
    const svg = readFileSync(`public/brand/${name}.svg`, "utf8");
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(svg) ?? [];
    expect(svg).toBe(standaloneSvg(drawing, title));
    expect(readFileSync(`public/brand/${name}.png`).readUInt32BE(16)).toBe(pngWidth);
  });

  it("of the list of public/brand", () => {
    const expected = brand.flatMap(({ name, formats }) => formats.map((one) => `${name}.${one}`));
    expect(readdirSync("public/brand").sort()).toEqual(expected.sort());
  });
});
