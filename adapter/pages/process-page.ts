import { finished } from "node:stream/promises";
import { RewritingStream } from "parse5-html-rewriting-stream";
import type { StartTag } from "parse5-sax-parser";
import { assume, assumptions } from "@/adapter/next-output";
import { createOwnLinks } from "@/adapter/pages/own-links";
import {
  attribute,
  escapeAttribute,
  hasAttribute,
  startTagHtml,
  type Taken,
} from "@/adapter/pages/page-part";
import { createPageScripts, type ScriptBuild } from "@/adapter/pages/page-scripts";
import { createPageNames, type PageStyles } from "@/adapter/pages/page-styles";
import { createPreviewTags } from "@/adapter/pages/preview-tags";
import { createStyleAttributes } from "@/adapter/pages/style-attributes";
import { pagePolicy } from "@/lib/server/page-policy";

/** Stand for what is known at the end of the page. HTML cannot contain NUL. */
const HEAD_MARK = "\0head";
const SHEET_MARK = "\0sheet";
const ATTRIBUTES_MARK = "\0attributes";

type Build = ScriptBuild & { styles: PageStyles };

/**
 * One page with its policy, its styles, and the script that loads all others (lib/browser). Each
 * part takes the elements that are its own; the rest stays as it was written, to the byte.
 */
export async function processPage(page: string, html: string, build: Build): Promise<string> {
  const scripts = createPageScripts(page, build);
  const previews = createPreviewTags();
  const styleAttributes = createStyleAttributes();
  const ownLinks = createOwnLinks(page);
  const names = createPageNames();
  const found = createFindings();
  const sheets: { url: string; link: string }[] = [];
  /** The element that is read, if its text concerns a part. It contains no other. */
  let open: Taken | undefined;

  const stream = new RewritingStream();
  const emit = (replacement: string) => stream.emitRaw(replacement);

  function takeSheet(tag: StartTag): Taken | undefined {
    const rel = tag.tagName === "link" ? attribute(tag, "rel") : undefined;
    if (rel !== "stylesheet") return undefined;
    sheets.push({
      url: assumptions.styleSheet(page, tag),
      link: startTagHtml(tag, { disabled: "" }),
    });
    return { html: SHEET_MARK };
  }

  function takeOther(tag: StartTag, raw: string): Taken | undefined {
    const own = ownLinks.takeStartTag(tag);
    names.addTag(tag);
    const preview = found.isInHead ? previews.takeStartTag(tag, raw) : undefined;
    if (preview) return preview;
    found.note(page, tag);
    if (tag.tagName === "style") return { html: raw, onText: found.addStyle() };
    if (found.isCharset(tag)) return { html: raw + HEAD_MARK };
    return styleAttributes.takeStartTag(tag) ?? own;
  }

  stream.on("startTag", (tag, raw) => {
    open = takeSheet(tag) ?? scripts.takeStartTag(tag) ?? takeOther(tag, raw);
    emit(open?.html ?? raw);
  });
  stream.on("text", ({ text }, raw) => {
    open?.onText?.(text, raw);
    if (!open?.isMoved) emit(raw);
  });
  stream.on("endTag", ({ tagName }, raw) => {
    open?.onEndTag?.(raw);
    if (tagName === "head") {
      found.isInHead = false;
      emit(ATTRIBUTES_MARK);
    } else if (tagName === "body") {
      found.bodies += 1;
      emit(scripts.loaderHtml(found.isLive));
    }
    if (!open?.isMoved) emit(raw);
    open = undefined;
  });
  const chunks: string[] = [];
  stream.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  stream.end(html);
  await finished(stream);

  assume(page, "charsetFirst", found.charsets === 1);
  assume(page, "bodyEnd", found.bodies === 1);
  assume(page, "someStyleSheet", sheets.length > 0 || found.isErrorPage);
  const urls = sheets.map(({ url }) => url);
  const rules = build.styles.rulesFor(page, urls, names);
  const attributeRules = styleAttributes.rules();
  const policy = pagePolicy([...rules, attributeRules, ...found.ownStyles]);
  const head = policyElement(policy) + previews.html();
  assume(page, "shortHead", Buffer.byteLength(head) < 4096);
  let sheet = 0;
  return chunks
    .join("")
    .replace(HEAD_MARK, () => head)
    .replace(ATTRIBUTES_MARK, () => attributeRules && `<style>${attributeRules}</style>`)
    .replaceAll(SHEET_MARK, () => `<style>${rules[sheet]}</style>${sheets[sheet++]?.link}`);
}

/** What a page contains, as far as it decides over the rest. */
function createFindings() {
  const found = {
    isInHead: true,
    charsets: 0,
    bodies: 0,
    isErrorPage: false,
    /** It has a region that needs React (lib/browser/react-loader.ts). */
    isLive: false,
    ownStyles: [] as string[],

    note(page: string, tag: StartTag) {
      found.isLive ||= hasAttribute(tag, "data-live");
      found.isErrorPage ||= attribute(tag, "id") === "__next_error__";
      assume(page, "noPolicy", !hasAttribute(tag, "http-equiv"));
    },

    isCharset(tag: StartTag): boolean {
      const isCharset = tag.tagName === "meta" && hasAttribute(tag, "charset");
      if (isCharset) found.charsets += 1;
      return isCharset;
    },

    /** @returns what adds a part of the style's text */
    addStyle() {
      const at = found.ownStyles.push("") - 1;
      return (text: string) => void (found.ownStyles[at] += text);
    },
  };
  return found;
}

const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>`;
