import fc from "fast-check";
import { ARTICLE_CATEGORIES } from "@/lib/content/article-schema";
import { courseFiles } from "@/lib/content/collections";
import { canBeInlined, inlineParts } from "@/lib/drawings/inline-svg";
import { COLOR_IDS, contrast, hex, textOn } from "@/lib/drawings/palette";
import { pictureSize } from "@/lib/drawings/picture-size";
import { compactSvg, hasPublicFile, readSvg } from "@/lib/drawings/public-svg";
import { parseSvg } from "@/lib/drawings/svg-file";
import { slugOf } from "@/lib/format/slug";
import { drawingPath } from "@/lib/paths";
import { themeCover } from "@/lib/podcast/related";
import { OTHER_THEME, THEMES } from "@/lib/podcast/themes";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve"';
const svg = (content: string, attributes = 'viewBox="0 0 9 9"', before = "") =>
  `${before}<svg ${NAMESPACES} ${attributes}>${content}</svg>`;
const parse = (text: string | Uint8Array) =>
  parseSvg(typeof text === "string" ? new TextEncoder().encode(text) : text);
const reasonsOf = (text: string | Uint8Array) => parse(text).problems.map(({ reason }) => reason);

const HTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const doublings = Array.from(
  { length: 20 },
  (_, index) => `<g id="a${index + 1}"><use href="#a${index}"/><use xlink:href="#a${index}"/></g>`,
).join("");

/** Files that run something or hide what they do. */
const HOSTILE: [what: string, text: string | Uint8Array, reason: RegExp][] = [
  ["a script inside of metadata", svg("<metadata><script/></metadata>"), /<script>/],
  ["a page inside of the drawing", svg(`<foreignObject><p ${HTML}/></foreignObject>`), /foreignOb/],
  ["javascript: with a tab", svg('<a xlink:href="java&#9;script:alert(1)"/>'), /javascript/],
  ["javascript: later", svg('<set values="0;javascript:alert(1)"/>'), /javascript/],
  ["an animated address", svg('<animate attributeName="href" to="#b"/>'), /muda href/],
  ["an SVG in an SVG", svg('<image href="data:image/svg+xml,x"/>'), /data:image/],
  ["url() with an escape", svg(String.raw`<rect style="fill:\75rl(//x.example)"/>`), /x\.example/],
  ["url() with a comment", svg("<style>a{fill:url/**/(//x.example)}</style>"), /x\.example/],
  ["@import in CDATA", svg("<style><![CDATA[@import 'a.css';]]></style>"), /@import/],
  ["HTML in a style", svg("<style><![CDATA[</style><img src=x>]]></style>"), /sinal </],
  ["a style sheet before it", svg("", undefined, '<?xml-stylesheet href="a.xsl"?>'), /stylesheet/],
  [
    "an entity",
    svg("<text>&a;</text>", undefined, '<!DOCTYPE svg [<!ENTITY a "<script/>">]>'),
    /ENTITY/,
  ],
  ["another base", svg('<g xml:base="https://x.example/"/>'), /xml:base/],
  ["a million copies", svg(`<g id="a0"><path d="M0 0"/></g>${doublings}`), /vezes demais/],
  ["a thousand levels", svg("<g>".repeat(1000) + "</g>".repeat(1000)), /dentro do outro/],
  ["HTML that is no XML", '<svg xmlns="http://www.w3.org/2000/svg"><img src=x></svg>', /XML/],
  ["a page", `<html ${HTML}><body/></html>`, /<html>/],
  ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${svg("")}`, "utf16le")), /UTF-8/],
];

it.each(HOSTILE)("a drawing with %s is refused, by its name", (_what, text, reason) => {
  expect(reasonsOf(text).join("\n")).toMatch(reason);
});

it("no element but those that draw, no handler and no address outside gets through", () => {
  const element = fc.constantFrom(
    "script",
    "iframe",
    "handler",
    "listener",
    "audio",
    "object",
    "x",
  );
  const handler = fc.mixedCase(fc.constantFrom("onload", "onclick", "onbegin", "onfocusin"));
  const address = fc.oneof(
    fc.webUrl().map((url) => url.replaceAll(/[&'"<>()\\]/g, "")),
    fc.constantFrom(
      "/a.png",
      "//x.example/a",
      "https://x.example/*/a",
      "b.svg#a",
      "data:text/html,x",
    ),
  );
  const placed = fc.oneof(
    element.map((name) => `<${name}/>`),
    handler.map((name) => `<rect ${name}="a()"/>`),
    address.chain((url) =>
      fc.constantFrom(
        `<image href="${url}"/>`,
        `<use xlink:href="${url}"/>`,
        `<filter><feImage href="${url}"/></filter>`,
        `<rect fill="url(${url})"/>`,
        `<style>a{background:image-set("${url}" 1x)}</style>`,
        `<style>@font-face{src:url('${url}')}</style>`,
      ),
    ),
  );
  fc.assert(fc.property(placed, (content) => expect(reasonsOf(svg(content))).not.toEqual([])));
});

const PNG = "data:image/png;base64,iVBORw0KGgo=";

/** What drawing programs write, and whether a page may have it as its own elements. */
const HONEST: [what: string, text: string, isInline: boolean][] = [
  [
    "Illustrator's root",
    svg("", 'id="a" x="0px" viewBox="0 0 9 9" style="enable-background:new 0 0 9 9;"'),
    true,
  ],
  ["Illustrator's classes", svg('<style>.a{fill:#FFF}</style><path class="a" d="M0 0"/>'), false],
  ["Illustrator's text", svg("<text font-family=\"'Arial'\">a  b</text>"), false],
  ["CorelDRAW's style", svg("<defs><style><![CDATA[.a {fill:#2B2A29}]]></style></defs>"), false],
  [
    "Inkscape's licence",
    svg(
      '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:resource="http://purl.org/dc"/></metadata>',
    ),
    false,
  ],
  ["Inkscape's arrow", svg('<marker id="m"/><path marker-end="url(#m)"/>'), false],
  ["Figma's photograph", svg(`<pattern id="p"><image xlink:href="${PNG}"/></pattern>`), false],
  ["Sketch's title", svg("<title>icone</title><desc>Sketch.</desc><g/>"), true],
  ["an animation", svg('<circle r="1"><animate attributeName="r" values="1;2"/></circle>'), false],
  ["single quotes", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>", true],
  [
    "an old encoding without accents",
    svg("", undefined, '<?xml version="1.0" encoding="iso-8859-1"?>'),
    true,
  ],
  ["a first sign that tells the encoding", `\uFEFF${svg("")}`, true],
];

it.each(HONEST)("a drawing with %s is taken", (_what, text, isInline) => {
  const { root, problems } = parse(text);
  expect(problems).toEqual([]);
  expect(canBeInlined(root!)).toBe(isInline);
});

it("a problem has its line and column", () => {
  const { problems } = parse(svg('\n  <path d="M0 0"\n    onclick="a()"/>\n  <script/>'));
  expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  expect(problems.every(({ column }) => column > 1)).toBe(true);
});

it("a page gets shapes and text of a drawing, and nothing that the page has already", () => {
  const drawing = svg(
    ' <!-- a --> <g id="a"> <path data-name="b" fill-rule="evenodd" d="M0 0\n h9"/> </g>\n <text x="1"> a <tspan>&lt;b&gt; &amp;</tspan> c</text>',
    'width="90" height="90" viewBox="0 0 9 9" stroke-width="2"',
  ).replace(' xml:space="preserve"', "");
  expect(inlineParts(parse(drawing).root!)).toEqual({
    attributes: { viewBox: "0 0 9 9", strokeWidth: "2" },
    content:
      '<g><path fill-rule="evenodd" d="M0 0 h9"/></g>' +
      '<text x="1"> a <tspan>&lt;b&gt; &amp;</tspan> c</text>',
  });
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

it("every category, theme and service has its drawing; §9: a frame for each of 50 scholarships", () => {
  const names = [
    ...ARTICLE_CATEGORIES.map((category) => `categorias/${slugOf(category)}`),
    ...[...THEMES, OTHER_THEME].map(({ key }) => themeCover(key)),
    ...SERVICE_OPTIONS.map(({ value }) => `icones/${value}`),
  ];
  expect(names.filter((name) => !hasPublicFile(drawingPath(name)))).toEqual([]);
  expect(readSvg(drawingPath("contact-sheet")).content.match(/h26v18h-26z/g)).toHaveLength(50);
});

it("a content field that names no drawing is refused, with the file's name", () => {
  const { slug: _slug, body: _body, ...course } = courseFiles()[0]!;
  const { error } = courseFiles.schema.safeParse({ ...course, art: "Solar" });
  expect(error?.issues).toMatchObject([
    { path: ["art"], message: expect.stringContaining("public/desenhos/Solar.svg") },
  ]);
});
