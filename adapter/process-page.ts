import { load } from "cheerio";
import { assumePage } from "@/adapter/next-output";
import { pagePolicy } from "@/adapter/page-policy";
import { INLINE_SCRIPT, SPECULATION_RULES } from "@/lib/browser/scripts";

/** The files of the build, by the addresses that pages have for them. */
export type BuildFiles = {
  read: (url: string) => string;
  /** @returns the address of the new file */
  addScript: (text: string) => string;
};

/**
 * A page with its policy and its whole style sheet in itself, and with the script that loads all
 * others (lib/browser/react-loader.ts) instead of Next's.
 * @param page its path, for the message of an error
 * @throws Error when an assumption of next-output.ts fails
 */
export function processPage(page: string, html: string, files: BuildFiles): string {
  const $ = load(html);
  assumePage(page, $);

  const sheets = $("link[rel=stylesheet]");
  const styles = sheets
    .map((_index, sheet) => absoluteUrls(files.read(sheet.attribs.href!), sheet.attribs.href!))
    .get()
    .join("\n");
  // React looks for the link, and would load the sheet without it.
  sheets.attr("disabled", "");

  const loader = $("<script>").text(INLINE_SCRIPT);
  if ($("[data-live]").length > 0) {
    const hydrationData = $("script:not([src], [type])").map((_index, script) => $(script).text());
    const scripts = $("script[src][async]").map((_index, script) => script.attribs.src);
    // The script that hydrates comes last: the others must have run before it.
    const urls = [files.addScript(hydrationData.get().join(";\n")), ...scripts.get()];
    loader.attr("data-files", [...new Set(urls)].join(" "));
  }
  $("script:not([type]), link[rel=preload][as=script]").remove();

  const ownStyles = $("style").map((_index, style) => $(style).text());
  const policy = pagePolicy([styles, ...ownStyles.get()]);
  $("meta[charset]").after($("<meta>").attr({ "http-equiv": POLICY, content: policy }));
  $("head").append($("<style>").text(styles));
  $("body").append($("<script type=speculationrules>").text(SPECULATION_RULES), loader);
  return $.html();
}

const POLICY = "Content-Security-Policy";

/** Fonts are named from the folder of the sheet. */
const absoluteUrls = (css: string, sheetUrl: string) =>
  css.replace(/url\((?!["']?(?:data:|#|\/|[a-z]+:))(["']?)([^)"']+)\1\)/g, (_, quote, url) => {
    const { pathname, search } = new URL(url, new URL(sheetUrl, "http://build.example"));
    return `url(${quote}${pathname}${search}${quote})`;
  });
