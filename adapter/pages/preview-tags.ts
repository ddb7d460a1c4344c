import type { StartTag } from "parse5-sax-parser";
import { attribute, rewriteHtml } from "@/adapter/pages/rewrite-html";

/**
 * The bytes of a page in which everything stands that link previews read. Slack reads 32 kB, others
 * less; the styles alone take up to 31 kB.
 */
export const PREVIEW_BYTES = 4096;

/** Stands for the moved tags. HTML cannot contain NUL. */
const MARK = "\0";

/**
 * Moves what search engines and messengers read of a page to the start of its head, behind the
 * policy: title, description, canonical address, sharing tags. Next writes them after the styles.
 * React finds them in any order.
 */
export async function movePreviewTags(html: string): Promise<string> {
  const end = html.indexOf("</head>");
  let moved = "";
  let inTitle = false;
  const head = await rewriteHtml(html.slice(0, end), {
    startTag(tag, emit, raw) {
      if (isPreviewTag(tag)) {
        inTitle = tag.tagName === "title";
        moved += raw;
        return;
      }
      emit();
      if (attribute(tag, "http-equiv") !== undefined) emit(MARK);
    },
    text(_text, emit, raw) {
      if (inTitle) moved += raw;
      else emit();
    },
    endTag(_tag, emit, raw) {
      if (inTitle) moved += raw;
      else emit();
      inTitle = false;
    },
  });
  return head.replace(MARK, () => moved) + html.slice(end);
}

const isPreviewTag = (tag: StartTag): boolean =>
  tag.tagName === "title" ||
  (tag.tagName === "link" && attribute(tag, "rel") === "canonical") ||
  (tag.tagName === "meta" &&
    (attribute(tag, "name") !== undefined || attribute(tag, "property") !== undefined));
