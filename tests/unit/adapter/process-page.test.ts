import { pageProblems } from "@/adapter/pages/check-page";
import type { BuildFiles } from "@/adapter/pages/build-files";
import { createPageStyles } from "@/adapter/pages/page-styles";
import { processPage } from "@/adapter/pages/process-page";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/html/inline-script.mjs";
import { pagePolicy } from "@/lib/server/page-policy.mjs";

/** A page in the form in which Next writes it. */
const HEAD = '<meta charSet="utf-8"/>';
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const DATA = '<script>self.__next_f.push([1,"x"])</script>';
const JSON_LD = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const page = ({ head = HEAD, sheet = SHEET, script = SCRIPT, data = DATA, end = "</body>" } = {}) =>
  `<!DOCTYPE html><html><head>${head}${sheet}${script}</head>` +
  `<body class="used"><p>Texto<!-- --> 1</p>${JSON_LD}${data}${end}</html>`;

const CSS = ".used{color:red}.unused{color:blue}p{margin:0}";

function fakeFiles() {
  const added: string[] = [];
  const files: BuildFiles = {
    text: () => CSS,
    integrity: () => "sha256-of-the-file",
    addScript: (folder, text) => {
      added.push(text);
      return { url: `/_next/static/${folder}/x.js`, integrity: "sha256-of-the-data" };
    },
  };
  return { files, styles: createPageStyles(files), added };
}

const processed = (html: string) => processPage("/x", html, fakeFiles());

describe("processPage", () => {
  it("writes one policy, the used rules, a disabled sheet and one loader", async () => {
    const html = await processed(page());
    const [, style = ""] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(html).toContain(
      `<head>${HEAD}<meta http-equiv="Content-Security-Policy" content="${pagePolicy([style])}"/>`,
    );
    expect(style).toContain(".used{color:red}p{margin:0}");
    expect(html).not.toContain(".unused");
    expect(html).toContain(
      'href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/>',
    );
    expect(html).toContain(`${INLINE_SCRIPT}</script></body></html>`);
    expect(html).toContain(JSON_LD);
    expect(pageProblems(html)).toEqual([]);
  });

  it("leaves the rest as it was written, comments of React included", async () => {
    expect(await processed(page())).toContain('<body class="used"><p>Texto<!-- --> 1</p>');
  });

  it("loads the hydration data from a file, then the scripts in their order", async () => {
    const fake = fakeFiles();
    const html = await processPage(
      "/x",
      page({ script: SCRIPT + SCRIPT.replace("a.js", "b.js") }),
      fake,
    );
    expect(fake.added).toEqual(['self.__next_f.push([1,"x"])']);
    const [, list = ""] = /data-files="([^"]*)"/.exec(html) ?? [];
    expect(JSON.parse(list.replaceAll("&quot;", '"'))).toEqual([
      ["/_next/static/pages/x.js", "sha256-of-the-data"],
      ["/_next/static/chunks/a.js", "sha256-of-the-file"],
      ["/_next/static/chunks/b.js", "sha256-of-the-file"],
    ]);
  });
});

it("keeps a long script in one piece", async () => {
  const fake = fakeFiles();
  const script = `self.__next_f.push([1,"${"á".repeat(200_000)}"])`;
  await processPage("/x", page({ data: `<script>${script}</script>` }), fake);
  expect(fake.added).toEqual([script]);
});

it("moves style attributes into one sheet, which the policy knows, after the others", async () => {
  const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0" style="fill:red"/></svg>';
  const body = `<p style="--a:1">1</p><b style="--a:&quot;&lt;/b&quot;">2</b><i style="--a:1">3</i>${drawing}`;
  const html = await processed(page({ end: `${body}</body>` }));
  const rules = '[data-style="0"]{--a:1}[data-style="1"]{--a:"\\3c /b"}[data-style="2"]{fill:red}';
  expect(html).toMatch(/disabled=""\/>.*<\/head>/);
  expect(html).toContain(`<style>${rules}</style></head>`);
  expect(html).toContain('<p data-style="0">1</p><b data-style="1">2</b><i data-style="0">3</i>');
  expect(html).toContain('<path d="M0 0" data-style="2"/></svg>');
  expect(pageProblems(html)).toEqual([]);
});

describe("what link previews read", () => {
  const TAGS =
    '<title>Guia &amp; medidas</title><meta name="description" content="Texto"/>' +
    '<link rel="canonical" href="https://x.example/a"/><meta property="og:title" content="Guia"/>';
  const FEED = '<link rel="alternate" href="/feed.xml"/>';

  it("stands behind the policy, as it was written and before the styles", async () => {
    const html = await processed(page({ script: SCRIPT + FEED + TAGS }));
    expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv[^>]*><title>/);
    expect(html.split(TAGS)).toHaveLength(2);
    expect(html.indexOf(TAGS)).toBeLessThan(html.indexOf("<style>"));
    expect(html.indexOf(FEED)).toBeGreaterThan(html.indexOf("</style>"));
    expect(pageProblems(html)).toEqual([]);
  });

  it("does not include what looks alike in the body", async () => {
    const drawing = "<svg><title>Parede</title></svg>";
    expect(await processed(page({ end: `${drawing}</body>` }))).toContain(drawing);
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
    expect(pageProblems(await processed(page(change)))).toEqual([]);
  });
});

describe("what Next must not write differently: the build stops and names the assumption", () => {
  it.each([
    ["charsetFirst", { head: "" }],
    ["asyncScripts", { script: "" }],
    ["hydrationData", { data: "" }],
    ["styleSheet", { sheet: SHEET.replace("data-", 'media="print" data-') }],
  ])("%s", async (name, change) => {
    await expect(processed(page(change))).rejects.toThrow(`assumption "${name}"`);
  });
});

describe("pageProblems: what a page is not published with", () => {
  const change = async (from: string | RegExp, to: string) =>
    pageProblems((await processed(page())).replace(from, to));

  it.each([
    ["no policy", /<meta http-equiv[^>]*>/, "", "0 policies instead of one"],
    ["no loader", INLINE_SCRIPT, "", "0 script loaders instead of one"],
    ["no speculation rules", SPECULATION_RULES, "{}", "0 sets of speculation rules"],
    ["an inline script", "</body>", "<script>1</script></body>", "1 scripts that the loader"],
    ["an async script", "</body>", `${SCRIPT}</body>`, "1 scripts that the loader"],
    ["a blocking sheet", ' disabled=""', "", "1 style sheets that block the first paint"],
    [
      "a share image behind the styles",
      "</head>",
      `<!--${"x".repeat(4096)}--><meta property="og:image" content="/a.png"/></head>`,
      "its share image behind the first 4096 bytes",
    ],
    ["a style that the policy does not know", "p{margin:0}", "p{margin:1px}", "for other styles"],
    ["a style attribute", "<p>", '<p style="margin:0">', "1 style attributes"],
    ["a sheet without its rules", /<style>.*<\/style>/, "", "0 inline styles for 1 style sheets"],
  ])("%s", async (_what, from, to, problem) => {
    expect((await change(from, to)).join()).toContain(problem);
  });

  it("accepts Next's own error page, which has a style and no style sheet", async () => {
    const html = await processed(page({ sheet: "<style>body{margin:0}</style>" }));
    expect(pageProblems(html).join()).toContain("1 inline styles for 0 style sheets");
    expect(pageProblems(html.replace("<html>", '<html id="__next_error__">'))).toEqual([]);
  });
});
