import { canBeInlined, inlineParts } from "@/lib/drawings/inline-svg";
import { parseSvg } from "@/lib/drawings/svg-file";

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

/** Kinds of files that run something, ask another address or hide what they do. */
const HOSTILE: [what: string, text: string | Uint8Array, reason: RegExp][] = [
  ["a script", svg("<script>alert(1)</script>"), /<script>/],
  ["a script elsewhere", svg('<script href="https://x.example/a.js"/>'), /<script>/],
  ["a script with a prefix", svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>`), /<script>/],
  ["a script inside of metadata", svg("<metadata><script/></metadata>"), /<script>/],
  ["a script whose name has an entity", svg("<script>&#97;lert(1)</script>"), /<script>/],
  ["a page inside of the drawing", svg(`<foreignObject><p ${HTML}/></foreignObject>`), /foreignOb/],
  ["a frame of HTML", svg(`<iframe ${HTML} src="https://x.example"/>`), /<iframe>/],
  [
    "a link to a style sheet",
    svg(`<link ${HTML} rel="stylesheet" href="https://x.example"/>`),
    /<link>/,
  ],
  ["an element of MathML", svg('<math xmlns="http://www.w3.org/1998/Math/MathML"/>'), /<math>/],
  [
    "a handler of SVG Tiny",
    svg('<handler type="application/ecmascript">a()</handler>'),
    /<handler>/,
  ],
  ["a listener", svg('<listener xmlns="http://www.w3.org/2001/xml-events"/>'), /<listener>/],
  ["onload on the root", svg("", 'onload="alert(1)" viewBox="0 0 9 9"'), /onload=/],
  ["onclick in another case", svg('<rect oNcLiCk="alert(1)"/>'), /oNcLiCk=/],
  ["onbegin of an animation", svg('<set onbegin="alert(1)"/>'), /onbegin=/],
  ["javascript: in a link", svg('<a href="javascript:alert(1)"><text>x</text></a>'), /javascript/],
  ["javascript: with a tab", svg('<a xlink:href="java&#9;script:alert(1)"/>'), /javascript/],
  ["javascript: with an entity", svg('<a href="&#106;avascript:alert(1)"/>'), /javascript/],
  [
    "javascript: later",
    svg('<set attributeName="x" values="0;javascript:alert(1)"/>'),
    /javascript/,
  ],
  ["an animated address", svg('<animate attributeName="href" to="#b"/>'), /muda href/],
  ["a set handler", svg('<set attributeName="onclick" to="alert(1)"/>'), /muda onclick/],
  ["a picture elsewhere", svg('<image href="https://x.example/a.png"/>'), /x\.example/],
  ["a picture of the same site", svg('<image xlink:href="/fotos/a.png"/>'), /fotos/],
  ["a page as picture", svg('<image href="data:text/html,x"/>'), /programa/],
  ["an SVG in an SVG", svg('<image href="data:image/svg+xml,x"/>'), /data:image/],
  ["a part of another file", svg('<use href="outro.svg#a"/>'), /outro/],
  ["a filter's picture", svg('<filter><feImage href="//x.example/a"/></filter>'), /x\.example/],
  ["url() in an attribute", svg('<rect fill="url(https://x.example/a.svg#b)"/>'), /x\.example/],
  ["url() with an escape", svg(String.raw`<rect style="fill:\75rl(//x.example)"/>`), /x\.example/],
  ["url() with a comment", svg("<style>a{fill:url/**/(//x.example)}</style>"), /x\.example/],
  ["url() in a style", svg("<style>a{background:url('//x.example')}</style>"), /x\.example/],
  ["image-set()", svg('<style>a{background:image-set("//x.example" 1x)}</style>'), /x\.example/],
  ["@import", svg('<style>@import "https://x.example/a.css";</style>'), /@import/],
  ["@import in CDATA", svg("<style><![CDATA[@import 'a.css';]]></style>"), /@import/],
  ["a font elsewhere", svg("<style>@font-face{src:url(a.woff2)}</style>"), /a\.woff2/],
  ["a program in a style", svg('<rect style="width:expression(alert(1))"/>'), /expression/],
  ["HTML in a style", svg("<style><![CDATA[</style><img src=x>]]></style>"), /sinal </],
  ["a style sheet before it", svg("", undefined, '<?xml-stylesheet href="a.xsl"?>'), /stylesheet/],
  [
    "an entity",
    svg("<text>&a;</text>", undefined, '<!DOCTYPE svg [<!ENTITY a "<script/>">]>'),
    /ENTITY/,
  ],
  [
    "an entity of a file",
    svg("<text>&a;</text>", undefined, '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    /ENTITY/,
  ],
  ["another base", svg('<g xml:base="https://x.example/"/>'), /xml:base/],
  ["a million copies", svg(`<g id="a0"><path d="M0 0"/></g>${doublings}`), /vezes demais/],
  ["a copy of itself", svg('<g id="a"><use href="#a"/></g>'), /vezes demais/],
  ["a thousand levels", svg("<g>".repeat(1000) + "</g>".repeat(1000)), /dentro do outro/],
  ["HTML that is no XML", '<svg xmlns="http://www.w3.org/2000/svg"><img src=x></svg>', /XML/],
  ["a page", `<html ${HTML}><body/></html>`, /<html>/],
  ["no namespace", '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', /não começa com/],
  ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${svg("")}`, "utf16le")), /UTF-8/],
  [
    "another encoding",
    svg("é", undefined, '<?xml version="1.0" encoding="iso-2022-jp"?>'),
    /UTF-8/,
  ],
];

it.each(HOSTILE)("refuses %s, by its name", (_what, text, reason) => {
  expect(reasonsOf(text).join("\n")).toMatch(reason);
});

const STYLE = "shape-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd";
const DTD =
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
const PNG = "data:image/png;base64,iVBORw0KGgo=";

/** What drawing programs write, and whether a page may have it as its own elements. */
const HONEST: [what: string, text: string, isInline: boolean][] = [
  ["a shape", svg('<path d="M0 0h9"/>'), true],
  [
    "Illustrator's root",
    svg(
      "",
      'version="1.1" id="Layer_1" x="0px" y="0px" viewBox="0 0 9 9" style="enable-background:new 0 0 9 9;"',
    ),
    true,
  ],
  [
    "Illustrator's classes",
    svg('<style type="text/css">.st0{fill:#FFF}</style><path class="st0" d="M0 0"/>'),
    false,
  ],
  [
    "Illustrator's document type",
    svg("", undefined, `<?xml version="1.0" encoding="utf-8"?>\n${DTD}`),
    true,
  ],
  ["Illustrator's layers", svg('<g id="Camada_1" data-name="Camada 1"><path d="M0 0"/></g>'), true],
  [
    "Illustrator's text",
    svg('<text transform="matrix(1 0 0 1 0 0)" font-family="\'Arial\'">a  b</text>'),
    false,
  ],
  [
    "CorelDRAW's root",
    svg("", `width="68mm" height="45mm" viewBox="0 0 68 45" style="${STYLE}"`),
    false,
  ],
  ["CorelDRAW's style", svg("<defs><style><![CDATA[.fil0 {fill:#2B2A29}]]></style></defs>"), false],
  ["CorelDRAW's metadata", svg('<metadata id="CorelCorpID_0Corel-Layer"/>'), false],
  [
    "CorelDRAW's gradient",
    svg(
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path style="fill:url(#a)"/>',
    ),
    false,
  ],
  [
    "Inkscape's own elements",
    svg(
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="base"/>',
    ),
    false,
  ],
  [
    "Inkscape's attribute",
    svg(
      '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Camada"/>',
    ),
    false,
  ],
  [
    "Inkscape's licence",
    svg(
      '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" rdf:resource="http://purl.org/dc"/></metadata>',
    ),
    false,
  ],
  [
    "Inkscape's styles",
    svg('<path style="fill:none;stroke:#000;stroke-width:1px" d="M0 0"/>'),
    false,
  ],
  ["Inkscape's arrow", svg('<marker id="m"/><path marker-end="url(#m)"/>'), false],
  ["Inkscape's selection", svg('<g only_selected="false"/>'), false],
  [
    "Figma's clip",
    svg('<g clip-path="url(#clip0_1_2)"/><defs><clipPath id="clip0_1_2"/></defs>'),
    false,
  ],
  [
    "Figma's root",
    svg(
      '<rect width="9" height="9" fill="white"/>',
      'width="9" height="9" viewBox="0 0 9 9" fill="none"',
    ),
    true,
  ],
  [
    "Figma's photograph",
    svg(`<pattern id="p"><use xlink:href="#i"/></pattern><image id="i" xlink:href="${PNG}"/>`),
    false,
  ],
  [
    "Sketch's title",
    svg(
      '<title>icone</title><desc>Created with Sketch.</desc><g stroke="none" fill-rule="evenodd"/>',
    ),
    true,
  ],
  [
    "Sketch's elements",
    svg('<g xmlns:sketch="http://www.bohemiancoding.com/sketch/ns" sketch:type="MSPage"/>'),
    false,
  ],
  [
    "Sketch's mask",
    svg('<mask id="m" fill="white"><use xlink:href="#p"/></mask><path id="p" d="M0 0"/>'),
    false,
  ],
  [
    "draw.io without HTML",
    svg(
      '<text x="1" y="2" text-anchor="middle" font-size="12px">Início</text>',
      'viewBox="-0.5 -0.5 9 9" content="&lt;mxfile&gt;"',
    ),
    false,
  ],
  ["Affinity's comment", svg("<!-- Serif --><path d='M0 0'/>"), true],
  [
    "a font inside",
    svg("<style>@font-face{src:url('data:font/woff2;base64,d09G')}</style>"),
    false,
  ],
  ["a filter", svg('<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>'), false],
  [
    "an animation",
    svg('<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>'),
    false,
  ],
  ["a link within", svg('<a xlink:href="#b"><path d="M0 0"/></a>'), false],
  ["single quotes", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>", true],
  ["commas", svg("", 'viewBox="0,0,9,9"'), true],
  ["decimals and a tab", svg("", 'viewBox="0.0\t0.0 9.5 9"'), true],
  ["another origin", svg("", 'viewBox="-5 -5 9 9"'), true],
  ["Windows' line ends", svg('\r\n<path\r\n d="M0 0"/>\r\n'), true],
  [
    "an old encoding without accents",
    svg("", undefined, '<?xml version="1.0" encoding="iso-8859-1"?>'),
    true,
  ],
  ["a first sign that tells the encoding", `\uFEFF${svg("")}`, true],
  ["a handful of copies", svg('<path id="a" d="M0 0"/><use href="#a" x="1"/>'), false],
  ["the sign < in a text", svg("<title>vão &lt; 10 &amp; &quot;x&quot;</title>"), true],
];

it.each(HONEST)("takes %s", (_what, text, isInline) => {
  const { root, problems } = parse(text);
  expect(problems).toEqual([]);
  expect(canBeInlined(root!)).toBe(isInline);
});

it("names the line and the column", () => {
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
