import { finished } from "node:stream/promises";
import { RewritingStream } from "parse5-html-rewriting-stream";
import type { StartTag } from "parse5-sax-parser";
import { assume, assumptions } from "@/adapter/next-output";
import { attribute, escapeAttribute, hasAttribute } from "@/adapter/attributes";
import { createPageScripts, type ScriptBuild } from "@/adapter/page-scripts";
import { pagePolicy } from "@/adapter/page-policy";

type Build = ScriptBuild & { textOf: (page: string, url: string) => string };

/**
 * One page with its policy and its whole style sheet in it, and with the script that loads all others
 * (lib/browser) instead of Next's. The rest stays as it was written, to the byte.
 */
export async function processPage(page: string, html: string, build: Build): Promise<string> {
  const scripts = createPageScripts(page, build);
  /** Before the policy, before the style sheet, and after it. */
  const written: string[] = [""];
  const write = (raw: string) => void (written[written.length - 1] += raw);
  const sheets: string[] = [];
  /** The <style> elements of drawings. */
  const ownStyles: string[] = [];
  let isLive = false;
  let heads = 0;
  let bodies = 0;
  /** The element that is read: a script of Next's, which is not written, or a style. */
  let open: ReturnType<typeof scripts.take> | "style" = false;

  const stream = new RewritingStream();
  stream.on("doctype", (_token, raw) => write(raw));
  stream.on("comment", (_token, raw) => write(raw));
  stream.on("startTag", (tag, raw) => {
    open = scripts.take(tag);
    if (open) return;
    if (isSheet(tag)) {
      const url = assumptions.styleSheet(page, tag);
      sheets.push(absoluteUrls(build.textOf(page, url), url));
      // It is in the page already. React looks for this link, and loads the sheet if it has none.
      return write(raw.replace(/\/?>$/, ' disabled=""/>'));
    }
    write(raw);
    assume(page, "noPolicy", !hasAttribute(tag, "http-equiv"));
    isLive ||= hasAttribute(tag, "data-live");
    if (tag.tagName === "meta" && hasAttribute(tag, "charset")) written.push("");
    if (tag.tagName === "style") {
      ownStyles.push("");
      open = "style";
    }
  });
  stream.on("text", ({ text }, raw) => {
    if (typeof open === "function") open(text);
    if (open === "style") ownStyles.push(ownStyles.pop() + text);
    if (!open || open === "style") write(raw);
  });
  stream.on("endTag", ({ tagName }, raw) => {
    const isTaken = open && open !== "style";
    open = false;
    if (isTaken) return;
    if (tagName === "head") {
      heads += 1;
      written.push("");
    }
    if (tagName === "body") {
      bodies += 1;
      write(scripts.loaderHtml(isLive));
    }
    write(raw);
  });
  stream.end(html);
  stream.resume();
  await finished(stream);

  const [start = "", head = "", body = ""] = written;
  assume(page, "headAndBody", heads === 1 && bodies === 1);
  assume(page, "charsetFirst", written.length === 3);
  assume(page, "someStyleSheet", sheets.length > 0);
  const styles = sheets.join("\n");
  const policy = escapeAttribute(pagePolicy([styles, ...ownStyles]));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return `${start}${meta}${head}<style>${styles}</style>${body}`;
}

const isSheet = (tag: StartTag) => tag.tagName === "link" && attribute(tag, "rel") === "stylesheet";

/** Fonts are named from the folder of the sheet. */
const absoluteUrls = (css: string, sheetUrl: string) =>
  css.replace(/url\((?!["']?(?:data:|#|\/|[a-z]+:))(["']?)([^)"']+)\1\)/g, (_, quote, url) => {
    const { pathname, search } = new URL(url, new URL(sheetUrl, "http://build.example"));
    return `url(${quote}${pathname}${search}${quote})`;
  });
