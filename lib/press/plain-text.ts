import { absoluteUrl } from "@/lib/seo/metadata";

/** Links become "text (URL)". */
export const plainText = (mdx: string): string =>
  mdx
    .trim()
    .replaceAll("&nbsp;", " ")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_match, words: string, href: string) =>
      href.startsWith("/") ? `${words} (${absoluteUrl(href)})` : `${words} (${href})`,
    )
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/^#+ +/gm, "");

export const block = (title: string, ...lines: string[]): string =>
  [title.toLocaleUpperCase("pt-BR"), ...lines].join("\n");

export const textFile = (parts: string[]): string => `${parts.join("\n\n")}\n`;
