import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { assumptions } from "@/adapter/next-output";
import { createPageStyles } from "@/adapter/pages/page-styles";
import { processPage } from "@/adapter/pages/process-page";
import { createImageVersions } from "@/adapter/pages/process-pages";
import { INLINE_SCRIPT } from "@/lib/browser/scripts.mjs";
import { pagePolicy } from "@/lib/server/page-policy";

/** A page in the form in which Next writes it. */
const HEAD = '<meta charSet="utf-8"/>';
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const DATA = '<script>self.__next_f.push([1,"x"])</script>';
const JSON_LD = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const page = ({ head = HEAD, sheet = SHEET, script = SCRIPT, data = DATA, end = "</body>" } = {}) =>
  `<!DOCTYPE html><html><head>${head}${sheet}${script}</head>` +
  `<body class="used"><p data-live="true">Texto<!-- --> 1</p>${JSON_LD}${data}${end}</html>`;

const CSS =
  ".used{color:red}.unused{color:blue}:is(.unused p,.unused b){margin:1px}p{margin:0;animation:a}" +
  ".used[open]:not(.unused){--a:1;--b:2;top:var(--a)}@media print{.unused{top:0}}" +
  "@keyframes a{from{top:0}}@keyframes b{from{top:1px}}";
const USED =
  ".used{color:red}p{margin:0;animation:a}.used[open]:not(.unused){--a:1;top:var(--a)}" +
  "@keyframes a{from{top:0}}";

function build() {
  const added: string[] = [];
  const textOf = () => CSS;
  const integrityOf = () => "sha256-of-the-file";
  const addScript = (text: string) => {
    added.push(text);
    return { url: "/_next/static/pages/x.js", integrity: "sha256-of-the-data" };
  };
  return { textOf, integrityOf, addScript, styles: createPageStyles(textOf), added };
}

const processed = (html: string) => processPage("/x", html, build());

describe("processPage", () => {
  it("writes one policy, the used rules, a disabled sheet and one loader, and leaves the rest", async () => {
    const html = await processed(page());
    const [, style = ""] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(html).toContain(
      `<head>${HEAD}<meta http-equiv="Content-Security-Policy" content="${pagePolicy([style])}"/>`,
    );
    expect(style).toBe(USED);
    expect(html).toContain(
      'href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
    );
    expect(html).toContain(`${INLINE_SCRIPT}</script></body></html>`);
    expect(html).toContain(`<body class="used"><p data-live="true">Texto<!-- --> 1</p>${JSON_LD}`);
    expect(html).not.toContain('async=""');
  });

  it("loads the hydration data from a file, in one piece, then the scripts in their order", async () => {
    const site = build();
    const data = `self.__next_f.push([1,"${"á".repeat(200_000)}"])`;
    const script = SCRIPT + SCRIPT.replace("a.js", "b.js");
    const html = await processPage("/x", page({ script, data: `<script>${data}</script>` }), site);
    expect(site.added).toEqual([data]);
    const [, list = ""] = /data-files="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(list.replaceAll("&quot;", '"'))).toEqual([
      ["/_next/static/pages/x.js", "sha256-of-the-data"],
      ["/_next/static/chunks/a.js", "sha256-of-the-file"],
      ["/_next/static/chunks/b.js", "sha256-of-the-file"],
    ]);
  });

  it("gives a page without a region that needs React no list of scripts", async () => {
    const site = build();
    const html = await processPage("/x", page().replace(' data-live="true"', ""), site);
    expect(site.added).toEqual([]);
    expect(html).toContain(`<script>${INLINE_SCRIPT}</script></body></html>`);
  });

  it("marks the links that lead to the page itself, and in the footer those to its subject", async () => {
    const links = '<a href="/blog">Blog</a><a href="/blog/x">X</a><a href="/">Início</a>';
    const end = `${links}<footer>${links}</footer></body>`;
    const html = await processPage("/blog/x", page({ end }), build());
    const own = links.replace('x">', 'x" aria-current="page">');
    const inFooter = own.replace('g">', 'g" aria-current="true">');
    expect(html).toContain(`${own}<footer>${inFooter}</footer>`);
  });

  it("moves style attributes into one sheet, which the policy knows, after the others", async () => {
    const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0" style="fill:red"/></svg>';
    const body = `<p style="--a:1">1</p><b style="--a:&quot;&lt;/b&quot;">2</b><i style="--a:1">3</i>${drawing}`;
    const html = await processed(page({ end: `${body}</body>` }));
    const rules =
      '[data-style="0"]{--a:1}[data-style="1"]{--a:"\\3c /b"}[data-style="2"]{fill:red}';
    expect(html).toContain(`disabled=""/><style>${rules}</style></head>`);
    expect(html).toContain('<p data-style="0">1</p><b data-style="1">2</b><i data-style="0">3</i>');
    expect(html).toContain('<path d="M0 0" data-style="2"/></svg>');
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text = ""]) => text);
    expect(html).toContain(pagePolicy(styles));
  });

  it("moves what link previews read behind the policy, as it was written", async () => {
    const tags =
      '<title>Guia &amp; medidas</title><meta name="description" content="Texto"/>' +
      '<link rel="canonical" href="https://x.example/a"/><meta property="og:title" content="Guia"/>';
    const feed = '<link rel="alternate" href="/feed.xml"/>';
    const drawing = "<svg><title>Parede</title></svg>";
    const html = await processed(page({ script: SCRIPT + feed + tags, end: `${drawing}</body>` }));
    expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv[^>]*><title>/);
    expect(html.split(tags)).toHaveLength(2);
    expect(html.indexOf(feed)).toBeGreaterThan(html.indexOf("</style>"));
    expect(html).toContain(drawing);
  });
});

describe("what Next may write differently without harm", () => {
  it.each([
    ["async before src", { script: '<script async="" src="/_next/static/chunks/a.js"></script>' }],
    ["href before rel", { sheet: '<link href="/_next/static/chunks/a.css" rel="stylesheet"/>' }],
    ["a space in the end tag", { end: "</body >" }],
    ["single quotes", { script: "<script src='/_next/static/chunks/a.js' async></script>" }],
    ["upper case", { data: "<SCRIPT>self.__next_f.push([1])</SCRIPT>" }],
  ])("%s", async (_what, change) => {
    const html = await processed(page(change));
    expect(html.match(/<script /g)).toHaveLength(3);
    expect(html.match(/<style>|disabled=""|http-equiv/g)).toHaveLength(3);
  });
});

describe("what Next must not write differently: the build stops and names the assumption", () => {
  it.each([
    ["charsetFirst", { head: "" }],
    ["asyncScripts", { script: "" }],
    ["hydrationData", { data: "" }],
    ["styleSheet", { sheet: SHEET.replace("data-", 'media="print" data-') }],
    ["someStyleSheet", { sheet: "<style>p{margin:0}</style>" }],
    ["bodyEnd", { end: "" }],
    ["noPolicy", { head: `${HEAD}<meta http-equiv="refresh" content="1"/>` }],
    ["knownScript", { end: '<script type="module">1</script></body>' }],
    ["knownScript", { script: `${SCRIPT}<script src="/a.js"></script>` }],
    ["shortHead", { script: `${SCRIPT}<meta name="a" content="${"x".repeat(4096)}"/>` }],
  ])("%s", async (name, change) => {
    await expect(processed(page(change))).rejects.toThrow(`assumption "${name}"`);
  });

  // What an SVG or another part of the content could bring in; a digest would let it run.
  it.each([
    "<script>alert(1)</script>",
    '<svg><script>fetch("/x")</script></svg>',
    "<script>self.__next_f.push([1]);alert(1)</script>",
    "<script>self.__next_f.push(alert(1))</script>",
    "<script>self.__next_f.push([1],alert(1))</script>",
    "<script>self.x.push([1])</script>",
    "<script>$RC('B:0','S:0')</script>",
  ])("stops at a script of another origin: %s", async (script) => {
    const rejected = processed(page({ end: `${script}</body>` }));
    await expect(rejected).rejects.toThrow("/x contains an inline script that is not Next's: \"");
  });

  it.each([
    "(self.__next_f=self.__next_f||[]).push([0])",
    String.raw`self.__next_f.push([1,"a\u003cb (1);"])`,
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});',
  ])("takes Next's own: %s", async (script) => {
    const site = build();
    await processPage("/x", page({ end: `<script>${script}</script></body>` }), site);
    expect(site.added[0]).toContain(script);
  });

  it("accepts Next's own error page, which has a style and no style sheet", async () => {
    const html = page({ sheet: "<style>body{margin:0}</style>" });
    const error = await processed(html.replace("<html>", '<html id="__next_error__">'));
    expect(error).toContain(pagePolicy(["", "body{margin:0}"]));
  });
});

describe("the addresses of share images", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "images-")), "a.png.body");
  const ADDRESS = "https://x.example/compartilhar/home.png?v=0000000000";
  const addVersions = (content: string, html: string) => {
    writeFileSync(file, content);
    const image = { path: "/compartilhar/home.png", file, headers: {}, route: "" };
    return createImageVersions({ files: [image] })("/", html);
  };

  it("get the hash of the image without a change of length, which the hydration data contains", () => {
    const html = addVersions("picture", `<meta content="${ADDRESS}"/>{"image":"${ADDRESS}"}`);
    const versions = [...html.matchAll(/home\.png\?v=([0-9a-f]{10})"/g)].map(([, hash]) => hash);
    expect(versions).toEqual([versions[0], versions[0]]);
    expect(addVersions("new picture", ADDRESS)).not.toContain(versions[0]);
  });

  it("stop the build where the image does not exist", () => {
    expect(() => addVersions("", "/compartilhar/other.png?v=0000000000")).toThrow("other.png");
  });
});

it.each([
  [":is(.a, .b)", "b", true],
  [":is(.a .c, .a .d)", "a", true],
  [":is(.a .c, .a .d)", "c", false],
  [":where(.a, .b) .c", "c", true],
])("%s needs what all its alternatives need: with %s, %s", (selector, name, isUsed) => {
  const styles = createPageStyles(() => `${selector}{color:red}`);
  const rules = styles.rulesFor("/x", ["/x.css"], {
    names: new Set([name]),
    addTag() {},
  });
  expect(rules.join("").includes("color:red")).toBe(isUsed);
});

describe("a rule that a static host can apply", () => {
  const route = { source: "/a", sourceRegex: "^/a$" };
  const location = { status: 308, headers: { Location: "/b" } };

  it("is a permanent redirect", () => {
    expect(assumptions.staticRoute({ ...route, ...location })).toEqual({ ...route, target: "/b" });
  });

  it.each([
    ["a temporary redirect", { ...location, status: 307 }],
    ["a rule for some visitors", { ...location, has: [{}] }],
  ])("is not %s: the build stops and names the assumption", (_what, rule) => {
    expect(() => assumptions.staticRoute({ ...route, ...rule })).toThrow(
      'assumption "staticRoute"',
    );
  });
});
