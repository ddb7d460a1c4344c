import { absoluteUrl } from "@/lib/site-url";

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The words of a text in MDX. */
export const plainText = (mdx: string): string => withoutMarks(mdx).replace(LINK, "$1");

/** The same for readers who cannot press a link: it becomes "text (URL)". */
export const plainTextWithAddresses = (mdx: string): string =>
  withoutMarks(mdx).replace(
    LINK,
    (_match, words: string, href: string) =>
      `${words} (${href.startsWith("/") ? absoluteUrl(href) : href})`,
  );

const withoutMarks = (mdx: string) =>
  mdx
    .replace(/^<\/?[A-Z].*>$/gm, "")
    .trim()
    .replaceAll("&nbsp;", " ")
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/^#+ +/gm, "");
