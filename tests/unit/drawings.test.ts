import { ARTICLE_CATEGORIES } from "@/lib/content/collections/articles";
import { courseFiles } from "@/lib/content/collections/education";
import { COLOR_IDS, contrast, hex, inPageColors, textOn } from "@/lib/drawings/palette";
import { pictureSize } from "@/lib/drawings/picture-size";
import { hasPublicFile } from "@/lib/drawings/public-files";
import { compactSvg, parseSvg, svgProblems } from "@/lib/drawings/svg";
import { slugOf } from "@/lib/format/slug";
import { drawingPath } from "@/lib/paths";
import { themeCover } from "@/lib/podcast/related";
import { OTHER_THEME, THEMES } from "@/lib/podcast/themes";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";

const svg = (content: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

it.each([
  ["a script", svg("<script>alert(1)</script>")],
  ["a page", svg("<foreignObject><p>a</p></foreignObject>")],
  ["another drawing's style", svg('<g/><style>.a{fill:red}</style><path class="a" d="M0 0"/>')],
  ["a handler", svg('<g/onload="alert(1)"/>')],
  ["a link", svg('<g xlink:href="https://x.example"/>')],
])("%s is not written into a page; as an image anything may be shown", (_what, text) => {
  expect(svgProblems("/desenhos/x.svg", text)).toEqual([
    expect.stringMatching(/^public\/desenhos\/x\.svg:1:1: .*public\/figuras/),
  ]);
  expect(svgProblems("/figuras/x.svg", text)).toEqual([]);
});

it("a drawing without a size is refused", () => {
  expect(svgProblems("/figuras/x.svg", svg("<g/>", ""))).toEqual([
    expect.stringContaining("falta o tamanho"),
  ]);
});

it("a drawing that does not say that it is one is refused: an image of it stays empty", () => {
  const copied = '<svg viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink"><g/></svg>';
  expect(svgProblems("/parceiros/x.svg", copied)).toEqual([
    expect.stringContaining("public/parceiros/x.svg:1:1: a marca <svg>"),
  ]);
  const illustrator = '<svg xmlns="&ns_svg;" viewBox="0 0 9 9"><g/></svg>';
  expect(svgProblems("/parceiros/x.svg", illustrator)).toEqual([]);
});

it("a page gets the shapes of a drawing, and what they share", () => {
  const text = svg(
    '\n  <style>@media screen and (prefers-color-scheme:dark){}</style>\n  <!-- a -->\n  <g>\n    <path d="M0 0\n h9"/>\n  </g>',
    'width="90" viewBox="0 0 9 18"\n  stroke-width="2" id="a"',
  );
  expect(parseSvg(text)).toEqual({
    attributes: { viewBox: "0 0 9 18", strokeWidth: "2" },
    content: '<g><path d="M0 0 h9"/></g>',
    width: 9,
    height: 18,
  });
});

it("in a page a drawing has tokens for what the night changes, and ink, skin and signs stay", () => {
  expect(inPageColors('<path fill="#F3F0EA" stroke="#0E3A5B"/><path fill="#FFC62B"/>')).toBe(
    '<path fill="var(--color-concreto)" stroke="#0E3A5B"/><path fill="#FFC62B"/>',
  );
});

it.each([
  ["an end as Prettier writes it", '<svg viewBox="0 0 9 18"><g/></svg\n>'],
  ["decimals", '<svg viewBox="0 0 9.2478 17.96"><g/></svg>'],
])("the size of a drawing is whole numbers: %s", (_what, text) => {
  expect(parseSvg(text)).toMatchObject({ width: 9, height: 18 });
});

it("compactSvg drops comments and indentation, and keeps what separates values", () => {
  const text =
    '<?xml version="1.0"?>\n<svg>\n  <!-- A\n  wall -->\n  <path d="M0 0\n    L1 1"/>\n</svg>\n';
  expect(compactSvg(text)).toBe('<svg><path d="M0 0 L1 1"/></svg>');
});

it("a picture has the size of its viewBox or of its pixels", async () => {
  expect(await pictureSize("/desenhos/artigos/rampa.svg")).toEqual({ width: 640, height: 678 });
  await expect(pictureSize("/desenhos/x.png")).rejects.toThrow(/missing/);
});

it.each(COLOR_IDS)("the text on %s meets WCAG AA", (id) => {
  expect(contrast(hex[id], hex[textOn(id)])).toBeGreaterThanOrEqual(4.5);
});

it("every category, theme and service has its drawing", () => {
  const names = [
    ...ARTICLE_CATEGORIES.map((category) => `categorias/${slugOf(category)}`),
    ...[...THEMES, OTHER_THEME].map(({ key }) => themeCover(key)),
    ...SERVICE_OPTIONS.map(({ value }) => `icones/${value}`),
  ];
  expect(names.filter((name) => !hasPublicFile(drawingPath(name)))).toEqual([]);
});

it("a content field that names no drawing is refused, with the file's name", () => {
  const { slug: _slug, body: _body, ...course } = courseFiles.read()[0]!;
  const { error } = courseFiles.schema.safeParse({ ...course, art: "Solar" });
  expect(error?.issues).toMatchObject([
    { path: ["art"], message: expect.stringContaining("public/desenhos/Solar.svg") },
  ]);
});
