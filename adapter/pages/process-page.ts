import { finished } from "node:stream/promises";
import { RewritingStream } from "parse5-html-rewriting-stream";
import type { StartTag } from "parse5-sax-parser";
import { assume, assumptions } from "@/adapter/next-output";
import { createPageNames, type PageStyles } from "@/adapter/pages/page-styles";
import { INLINE_SCRIPT, SPECULATION_RULES, THEME_SCRIPT } from "@/lib/html/inline-script.mjs";
import { pagePolicy } from "@/lib/server/page-policy.mjs";

/** Stand for what is known at the end of the page. HTML cannot contain NUL. */
const HEAD_MARK = "\0head";
const SHEET_MARK = "\0sheet";
const ATTRIBUTES_MARK = "\0attributes";

type Build = {
  textOf: (page: string, url: string) => string;
  integrityOf: (page: string, url: string) => string;
  addScript: (text: string) => { url: string; integrity: string };
  styles: PageStyles;
};

/**
 * One page with its policy, its styles, and the script that loads all others (lib/html). What search
 * engines and messengers read moves to the start of its head: Next writes it after the styles.
 */
export async function processPage(page: string, html: string, build: Build): Promise<string> {
  const sheets: { url: string; link: string }[] = [];
  const scripts = new Set<string>();
  const inlineScripts: string[] = [];
  const names = createPageNames();
  const styleAttributes = createStyleAttributes();
  const ownStyles: string[] = [];
  let previewTags = "";
  let charsets = 0;
  let bodies = 0;
  let isErrorPage = false;
  /** Its scripts add to the page without an intent, before the full style sheet is there. */
  let startsItself = false;
  let inHead = true;
  let inFooter = false;
  let open: "inline script" | "external script" | "style" | "title" | undefined;

  // What a handler does not emit is left out; the rest stays as it was written, to the byte.
  const stream = new RewritingStream();
  const emit = (replacement: string) => stream.emitRaw(replacement);
  stream.on("startTag", (tag, raw) => {
    const { tagName } = tag;
    const has = (name: string) => attribute(tag, name) !== undefined;
    const rel = tagName === "link" && attribute(tag, "rel");
    if (rel === "stylesheet") {
      const link = startTagHtml(tag, { disabled: "" });
      sheets.push({ url: assumptions.styleSheet(page, tag), link });
      return emit(SHEET_MARK);
    }
    // React adds the manifest later: the browser would fetch it before the first paint.
    if (rel === "manifest" || (rel === "preload" && attribute(tag, "as") === "script")) return;
    if (tagName === "script") {
      const src = attribute(tag, "src");
      if (src !== undefined && has("async")) {
        scripts.add(src);
        open = "external script";
        return;
      }
      if (src === undefined && !has("type")) {
        open = "inline script";
        inlineScripts.push("");
        return;
      }
      assume(page, "knownScript", has("nomodule") || attribute(tag, "type") === JSON_LD);
    }
    // A layout does not know the path of its page.
    inFooter ||= tagName === "footer";
    const href = tagName === "a" && !has("aria-current") && attribute(tag, "href");
    const isPart = href && inFooter && page.startsWith(`${href}/`);
    const isHere = href === page || isPart;
    if (isHere) tag.attrs.push({ name: "aria-current", value: isPart ? "true" : "page" });
    names.addTag(tag);
    if (inHead && isPreviewTag(tagName, rel, has)) {
      previewTags += raw;
      if (tagName === "title") open = "title";
      return;
    }
    if (tagName === "style") {
      open = "style";
      ownStyles.push("");
    }
    isErrorPage ||= attribute(tag, "id") === "__next_error__";
    startsItself ||= has("data-start");
    assume(page, "noPolicy", !has("http-equiv"));
    emit(styleAttributes.moved(tag) ?? (isHere ? startTagHtml(tag, {}) : raw));
    if (tagName === "meta" && has("charset")) {
      charsets += 1;
      emit(HEAD_MARK);
    }
  });
  stream.on("text", (token, raw) => {
    // The parser passes a long text in several parts.
    if (open === "inline script") inlineScripts.push(inlineScripts.pop() + token.text);
    else if (open === "title") previewTags += raw;
    else emit(raw);
    if (open === "style") ownStyles.push(ownStyles.pop() + token.text);
  });
  stream.on("endTag", ({ tagName }, raw) => {
    if (tagName === "head") {
      inHead = false;
      emit(`${ATTRIBUTES_MARK}</head>`);
    } else if (tagName === "body") {
      bodies += 1;
      emit(`${loader()}</body>`);
    } else if (open === "title") previewTags += raw;
    else if (open === undefined || open === "style") emit(raw);
    open = undefined;
  });
  const chunks: string[] = [];
  stream.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  stream.end(html);
  await finished(stream);

  /** The script that hydrates comes last: the others must have run before it. */
  function loader() {
    const hydrationData = inlineScripts.join(";\n");
    assume(page, "hydrationData", hydrationData.includes("__next_f"));
    assume(page, "asyncScripts", scripts.size > 0);
    const data = build.addScript(hydrationData);
    const list = [
      [data.url, data.integrity],
      ...[...scripts].map((url) => [url, build.integrityOf(page, url)]),
    ];
    const attributes = `data-files="${escapeAttribute(JSON.stringify(list))}"`;
    return (
      `<script type="speculationrules">${SPECULATION_RULES}</script>` +
      `<script ${attributes}>${INLINE_SCRIPT}</script>`
    );
  }

  assume(page, "charsetFirst", charsets === 1);
  assume(page, "bodyEnd", bodies === 1);
  assume(page, "someStyleSheet", sheets.length > 0 || isErrorPage);
  if (startsItself) for (const url of scripts) names.addScript(build.textOf(page, url));
  const urls = sheets.map(({ url }) => url);
  const rules = build.styles.rulesFor(page, urls, names);
  const attributeRules = styleAttributes.sheet();
  const policy = pagePolicy([...rules, attributeRules, ...ownStyles]);
  const head = policyElement(policy) + previewTags;
  assume(page, "shortHead", Buffer.byteLength(head) < 4096);
  let sheet = 0;
  return chunks
    .join("")
    .replace(HEAD_MARK, () => `${head}<script>${THEME_SCRIPT}</script>`)
    .replace(ATTRIBUTES_MARK, () => attributeRules && `<style>${attributeRules}</style>`)
    .replaceAll(SHEET_MARK, () => `<style>${rules[sheet]}</style>${sheets[sheet++]?.link}`);
}

const JSON_LD = "application/ld+json";

const isPreviewTag = (
  tagName: string,
  rel: string | false | undefined,
  has: (name: string) => boolean,
) =>
  tagName === "title" ||
  rel === "canonical" ||
  (tagName === "meta" && (has("name") || has("property")));

const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>`;

const ATTRIBUTE = "data-style";

/**
 * A policy allows a sheet by its hash, but attributes only all together. React does not compare
 * attributes when it hydrates.
 */
function createStyleAttributes() {
  const values: string[] = [];
  return {
    moved(tag: StartTag): string | undefined {
      const value = attribute(tag, "style");
      if (value === undefined) return undefined;
      if (!values.includes(value)) values.push(value);
      const attrs = tag.attrs.filter(({ name }) => name !== "style");
      return startTagHtml({ ...tag, attrs }, { [ATTRIBUTE]: String(values.indexOf(value)) });
    },

    /** In no layer, so that they win over the classes as the attributes did. */
    sheet: () =>
      values
        .map((value, index) => `[${ATTRIBUTE}="${index}"]{${value.replaceAll("<", "\\3c ")}}`)
        .join(""),
  };
}

const attribute = ({ attrs }: Pick<StartTag, "attrs">, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function startTagHtml(
  { tagName, attrs, selfClosing }: StartTag,
  more: Record<string, string>,
): string {
  const all = [...attrs, ...Object.entries(more).map(([name, value]) => ({ name, value }))];
  const text = all.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join("");
  return `<${tagName}${text}${selfClosing ? "/" : ""}>`;
}
