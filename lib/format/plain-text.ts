import { absoluteUrl } from "@/lib/site-url";

/** Links become "text (URL)". */
export const plainText = (mdx: string): string =>
  mdx
    .replace(/^<\/?[A-Z].*>$/gm, "")
    .trim()
    .replaceAll("&nbsp;", " ")
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_match, words: string, href: string) =>
        `${words} (${href.startsWith("/") ? absoluteUrl(href) : href})`,
    )
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/^#+ +/gm, "");
