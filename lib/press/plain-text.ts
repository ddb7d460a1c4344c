import { absoluteUrl } from "@/lib/seo/metadata";

/** A short MDX text without its marks: a link becomes its words with the address after them. */
export const plainText = (mdx: string): string =>
  mdx
    .trim()
    .replaceAll("&nbsp;", " ")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_match, words: string, href: string) =>
      href.startsWith("/") ? `${words} (${absoluteUrl(href)})` : `${words} (${href})`,
    )
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/^#+ +/gm, "");

/** A block with its title in capitals above it. */
export const block = (title: string, ...lines: string[]): string =>
  [title.toLocaleUpperCase("pt-BR"), ...lines].join("\n");

/** The parts of a text file, an empty line between them. */
export const textFile = (parts: string[]): string => `${parts.join("\n\n")}\n`;
