import { assumptions } from "@/adapter/next-output";
import type { BuildFiles } from "@/adapter/pages/build-files";
import type { PageStyles } from "@/adapter/pages/page-styles";
import { movePreviewTags } from "@/adapter/pages/preview-tags";
import {
  attribute,
  escapeAttribute,
  rewriteHtml,
  startTagHtml,
} from "@/adapter/pages/rewrite-html";
import { createStyleAttributes } from "@/adapter/pages/style-attributes";
import { createNameCollector } from "@/adapter/pages/used-names";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/html/inline-script.mjs";
import { pagePolicy } from "@/lib/server/page-policy.mjs";

/** Folder of the hydration data below /_next/static. */
export const SCRIPT_FOLDER = "pages";

/** Stand for what is known at the end of the page. HTML cannot contain NUL. */
const POLICY_MARK = "\0policy";
const SHEET_MARK = "\0sheet";
const ATTRIBUTES_MARK = "\0attributes";

/**
 * One page with its policy, the styles that it uses, the rules for prefetching, and one inline
 * script, which loads all other scripts when they are needed (lib/html).
 * @param page its path, for messages
 */
export async function processPage(
  page: string,
  html: string,
  { files, styles }: { files: BuildFiles; styles: PageStyles },
): Promise<string> {
  const sheets: { url: string; link: string }[] = [];
  const scripts = new Set<string>();
  const inlineScripts: string[] = [];
  const names = createNameCollector();
  const styleAttributes = createStyleAttributes();
  /** Of Next's own pages, and of components. */
  const ownStyles: string[] = [];
  let charsets = 0;
  /** Its scripts add to the page without an intent, before the full style sheet is there. */
  let startsItself = false;
  let openScript: "inline" | "external" | undefined;
  let inStyle = false;

  const marked = await rewriteHtml(html, {
    startTag(tag, emit) {
      const { tagName } = tag;
      const rel = tagName === "link" && attribute(tag, "rel");
      if (rel === "stylesheet") {
        sheets.push({
          url: assumptions.styleSheet(page, tag),
          link: startTagHtml(tag, { disabled: "" }),
        });
        return emit(SHEET_MARK);
      }
      // React adds the manifest later: the browser would fetch it before the first paint.
      if (rel === "manifest" || (rel === "preload" && attribute(tag, "as") === "script")) return;
      if (tagName === "script") {
        const src = attribute(tag, "src");
        if (src !== undefined && attribute(tag, "async") !== undefined) {
          scripts.add(src);
          openScript = "external";
          return;
        }
        if (src === undefined && attribute(tag, "type") === undefined) {
          openScript = "inline";
          inlineScripts.push("");
          return;
        }
      }
      if (tagName === "style") {
        inStyle = true;
        ownStyles.push("");
      }
      names.add(tag);
      startsItself ||= attribute(tag, "data-start") !== undefined;
      emit(styleAttributes.moved(tag));
      if (tagName === "meta" && attribute(tag, "charset") !== undefined) {
        charsets += 1;
        emit(POLICY_MARK);
      }
    },
    text({ text }, emit) {
      // The parser passes a long text in several parts.
      if (openScript === "inline") inlineScripts.push(inlineScripts.pop() + text);
      else emit();
      if (inStyle) ownStyles.push(ownStyles.pop() + text);
    },
    endTag({ tagName }, emit) {
      inStyle = false;
      if (tagName === "head") emit(`${ATTRIBUTES_MARK}</head>`);
      else if (tagName === "body") emit(`${loader()}</body>`);
      else if (openScript === undefined) emit();
      else openScript = undefined;
    },
  });

  /** The script that hydrates comes last: the others must have run before it. */
  function loader() {
    const hydrationData = inlineScripts.join(";\n");
    assumptions.hydrationData(page, hydrationData);
    assumptions.asyncScripts(page, scripts.size);
    const data = files.addScript(SCRIPT_FOLDER, hydrationData);
    const list = [
      [data.url, data.integrity],
      ...[...scripts].map((url) => [url, files.integrity(page, url)]),
    ];
    const attributes = `data-files="${escapeAttribute(JSON.stringify(list))}"`;
    return (
      `<script type="speculationrules">${SPECULATION_RULES}</script>` +
      `<script ${attributes}>${INLINE_SCRIPT}</script>`
    );
  }

  assumptions.charsetFirst(page, charsets);
  if (startsItself) for (const url of scripts) names.addScript(files.text(page, url));
  const urls = sheets.map(({ url }) => url);
  const rules = await styles.rulesFor(page, urls, names);
  const attributeRules = styleAttributes.sheet();
  const policy = pagePolicy([...rules, attributeRules, ...ownStyles]);
  return movePreviewTags(
    marked
      .replace(POLICY_MARK, () => policyElement(policy))
      .replace(ATTRIBUTES_MARK, () => attributeRules && `<style>${attributeRules}</style>`)
      .replaceAll(SHEET_MARK, () => `<style>${rules.shift()}</style>${sheets.shift()?.link}`),
  );
}

const policyElement = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}"/>`;
