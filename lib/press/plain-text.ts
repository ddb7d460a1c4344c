import { absoluteUrl } from "@/lib/seo/metadata";

/** A short MDX text as plain text: links become "text (URL)". */
export const plainText = (mdx: string): string =>
  mdx
    .trim()
    .replaceAll("&nbsp;", " ")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_match, words: string, href: string) =>
      href.startsWith("/") ? `${words} (${absoluteUrl(href)})` : `${words} (${href})`,
    )
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/^#+ +/gm, "");

/** Lines under a title in capital letters. */
export const block = (title: string, ...lines: string[]): string =>
  [title.toLocaleUpperCase("pt-BR"), ...lines].join("\n");

/** Joins the parts of a text file with empty lines. */
export const textFile = (parts: string[]): string => `${parts.join("\n\n")}\n`;
