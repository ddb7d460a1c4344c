import { createHash } from "node:crypto";
import { assumptions } from "@/adapter/next-output";
import { processPage } from "@/adapter/process-page";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/browser/scripts.mjs";
import { pagePolicy } from "@/adapter/page-policy";

/** A page in the form in which Next writes it. */
const HEAD = '<meta charSet="utf-8"/>';
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const DATA = '<script>self.__next_f.push([1,"x"])</script>';
const JSON_LD = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const page = ({ head = HEAD, sheet = SHEET, script = SCRIPT, data = DATA, end = "</body>" } = {}) =>
  `<!DOCTYPE html><html><head>${head}${sheet}${script}</head>` +
  `<body><p data-live="true">Texto<!-- --> 1</p>${JSON_LD}${data}${end}</html>`;

const CSS = ".a{color:red}@font-face{src:url(../media/a.woff2)}";
const WRITTEN = ".a{color:red}@font-face{src:url(/_next/static/media/a.woff2)}";

function build() {
  const added: string[] = [];
  const textOf = () => CSS;
  const integrityOf = () => "sha256-of-the-file";
  const addScript = (text: string) => {
    added.push(text);
    return { url: "/_next/static/pages/x.js", integrity: "sha256-of-the-data" };
  };
  return { textOf, integrityOf, addScript, added };
}

const processed = (html: string) => processPage("/x", html, build());

describe("processPage", () => {
  it("writes one policy, the style sheet and one loader, and leaves the rest", async () => {
    const html = await processed(page());
    const policy = pagePolicy([WRITTEN]);
    expect(html).toContain(
      `<head>${HEAD}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
    expect(policy).toContain("; style-src-attr 'unsafe-inline'; ");
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toMatch(/unsafe/);
    expect(html).toContain(`<style>${WRITTEN}</style></head>`);
    expect(html).toContain(
      'href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
    );
    expect(html).toContain(`${INLINE_SCRIPT}</script></body></html>`);
    expect(html).toContain(`<body><p data-live="true">Texto<!-- --> 1</p>${JSON_LD}`);
    expect(html).not.toContain('async=""');
  });

  it("knows the styles of drawings, as a browser reads them", async () => {
    const drawing = "<svg><style>.a&gt;b{fill:red}</style><title>Parede</title></svg>";
    const html = await processed(page({ end: `${drawing}<p style="--a:1">1</p></body>` }));
    expect(html).toContain(`${drawing}<p style="--a:1">1</p>`);
    expect(html).toContain(pagePolicy([WRITTEN, ".a>b{fill:red}"]));
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
    ["headAndBody", { end: "" }],
    ["noPolicy", { head: `${HEAD}<meta http-equiv="refresh" content="1"/>` }],
    ["knownScript", { end: '<script type="module">1</script></body>' }],
    ["knownScript", { script: `${SCRIPT}<script src="/a.js"></script>` }],
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
});

describe("a redirect that a static host can make", () => {
  const route = { source: "/a", sourceRegex: "^/a$" };
  const location = { status: 308, headers: { Location: "/b" } };

  it("is permanent, from one path to another", () => {
    const redirect = { ...route, ...location };
    expect(assumptions.redirect(redirect)).toEqual({ source: "/a", target: "/b" });
  });

  // A pattern would also be one that a visitor's path runs through, in a time that it chooses.
  it.each([
    ["a temporary redirect", { ...location, status: 307 }],
    ["a rule for some visitors", { ...location, has: [{}] }],
    ["a pattern", { ...location, source: "/:path((?:[.!])+)" }],
    ["a parameter", { ...location, source: "/antigo/:path*" }],
  ])("is not %s: the build stops and names the assumption", (_what, rule) => {
    expect(() => assumptions.redirect({ ...route, ...rule })).toThrow('assumption "redirect"');
  });
});

describe("the policy", () => {
  it("sound may come from any host by https, because hosts of podcasts send a player on to others", () => {
    expect(pagePolicy([]).split("; ")).toContain("media-src 'self' https:");
  });

  it.each([
    ["the script of every page", "script-src", INLINE_SCRIPT],
    ["the rules for what a browser loads ahead", "script-src", SPECULATION_RULES],
    ["a style of the page", "style-src", ".torneira{fill:red}"],
  ])("knows %s by its hash", (_what, directive, text) => {
    const sources = pagePolicy([".torneira{fill:red}"])
      .split("; ")
      .find((one) => one.startsWith(`${directive} `));
    const hash = createHash("sha256").update(text).digest("base64");
    expect(sources?.split(" ")).toContain(`'sha256-${hash}'`);
  });
});
