import { createHash } from "node:crypto";
import { load } from "cheerio";
import { assumptions } from "@/adapter/next-output";
import { processPage } from "@/adapter/process-page";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/browser/scripts";

/** A page in the form in which Next writes it. */
const HEAD = '<meta charSet="utf-8"/>';
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const POLYFILL = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const DATA = '<script>self.__next_f.push([1,"x"])</script>';
const JSON_LD = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const page = ({ head = HEAD, sheet = SHEET, script = SCRIPT, data = DATA, more = "" } = {}) =>
  `<!DOCTYPE html><html><head>${head}${sheet}${POLYFILL}${script}</head>` +
  `<body><p data-live="true">Texto<!-- --> 1</p>${JSON_LD}${data}${more}</body></html>`;

const CSS = ".a{color:red}@font-face{src:url(../media/a.woff2)}";
const WRITTEN = ".a{color:red}@font-face{src:url(/_next/static/media/a.woff2)}";

const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The page as a browser reads it, and the scripts that were added to the build. */
function processed(html: string) {
  const added: string[] = [];
  const addScript = (text: string) => `/_next/static/pages/${added.push(text)}.js`;
  const written = processPage("/x", html, { read: () => CSS, addScript });
  return { html: written, $: load(written), added };
}

describe("processPage", () => {
  it("puts the policy first, the style sheet last in the head, and the loader last in the body", () => {
    const { $ } = processed(page());
    const head = $("head").children();
    expect(head.map((_index, { name }) => name).get()).toEqual(["meta", "meta", "link", "style"]);
    expect($("head > meta").eq(1).attr("http-equiv")).toBe("Content-Security-Policy");
    expect($("link").attr()).toEqual({
      rel: "stylesheet",
      href: "/_next/static/chunks/a.css",
      "data-precedence": "next",
      disabled: "",
    });
    expect($("style").text()).toBe(WRITTEN);
    expect(
      $("script")
        .map((_index, script) => $(script).text())
        .get(),
    ).toEqual(['{"@type":"Thing"}', SPECULATION_RULES, INLINE_SCRIPT]);
  });

  it("leaves what React compares with its own, markers and all", () => {
    const text = "<p>Uma<!-- --> <b>parede</b> &amp; 1 m²<!--$--><i></i><!--/$--></p>";
    const { html } = processed(page({ more: text }));
    expect(html).toContain(text);
  });

  it("has the styles of drawings in the policy, as a browser reads them", () => {
    const drawing = "<svg><style>.a&gt;b{fill:red}</style><title>Parede</title></svg>";
    const { html, $ } = processed(page({ more: drawing }));
    expect(html).toContain(drawing);
    expect($("[http-equiv]").attr("content")).toContain(hashSource(".a>b{fill:red}"));
  });

  it("loads the hydration data from a file, in one piece, then the scripts in their order", () => {
    const data = `self.__next_f.push([1,"${"á".repeat(200_000)}"])`;
    const script = SCRIPT + SCRIPT.replace("a.js", "b.js");
    const { $, added } = processed(page({ script, data: `<script>${data}</script>` }));
    expect(added).toEqual([data]);
    expect($("[data-files]").attr("data-files")?.split(" ")).toEqual([
      "/_next/static/pages/1.js",
      "/_next/static/chunks/a.js",
      "/_next/static/chunks/b.js",
    ]);
  });

  it("gives a page without a region that needs React no list of scripts", () => {
    const { $, added } = processed(page().replace(' data-live="true"', ""));
    expect(added).toEqual([]);
    expect($("[data-files]")).toHaveLength(0);
    expect($("script").last().text()).toBe(INLINE_SCRIPT);
  });
});

it.each([
  ["async before src", { script: '<script async="" src="/_next/static/chunks/a.js"></script>' }],
  ["href before rel", { sheet: '<link href="/_next/static/chunks/a.css" rel="stylesheet"/>' }],
  ["single quotes", { script: "<script src='/_next/static/chunks/a.js' async></script>" }],
  ["upper case", { data: "<SCRIPT>self.__next_f.push([1])</SCRIPT>" }],
])("what Next may write differently without harm: %s", (_what, change) => {
  const { $ } = processed(page(change));
  expect($("script")).toHaveLength(3);
  expect($("style, link[disabled], [http-equiv]")).toHaveLength(3);
});

describe("what Next must not write differently: the build stops and names the assumption", () => {
  it.each([
    ["charsetFirst", { head: "" }],
    ["charsetFirst", { head: `<link rel="preload" as="font" href="/a.woff2"/>${HEAD}` }],
    ["asyncScripts", { script: "" }],
    ["hydrationData", { data: "" }],
    ["styleSheets", { sheet: SHEET.replace("data-", 'media="print" data-') }],
    ["styleSheets", { sheet: "<style>p{margin:0}</style>" }],
    ["noPolicy", { head: `${HEAD}<meta http-equiv="refresh" content="1"/>` }],
    ["knownScripts", { more: '<script type="module">1</script>' }],
    ["knownScripts", { script: `${SCRIPT}<script src="/a.js"></script>` }],
  ])("%s", (name, change) => {
    expect(() => processed(page(change))).toThrow(`assumption "${name}"`);
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
  ])("stops at a script of another origin: %s", (script) => {
    const wrong = () => processed(page({ more: script }));
    expect(wrong).toThrow("/x contains an inline script that is not Next's: \"");
  });

  it.each([
    "(self.__next_f=self.__next_f||[]).push([0])",
    String.raw`self.__next_f.push([1,"a\u003cb (1);"])`,
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});',
  ])("takes Next's own: %s", (script) => {
    expect(processed(page({ more: `<script>${script}</script>` })).added[0]).toContain(script);
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

it("the policy names what a page may load, word for word, and its inline scripts and styles by hash", () => {
  const scripts = [INLINE_SCRIPT, SPECULATION_RULES].map(hashSource);
  const policy = processed(page()).$("[http-equiv]").attr("content")!;
  const [styles = ""] = /style-src 'self' [^;]*/.exec(policy) ?? [];
  expect(styles).toContain(hashSource(WRITTEN));
  expect(styles).not.toContain("unsafe");
  expect(policy.replace(styles, "style-src …").split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' ${scripts.sort().join(" ")}`,
    "style-src …",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Hosts of podcasts send a player on to others.
    "media-src 'self' https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src https://www.youtube-nocookie.com",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ]);
});
