import { linkJudge } from "@/lib/seo/site-addresses";
import { absoluteUrl } from "@/lib/site-url";

/** Links become "text (URL)", those that lead to nothing only "text". */
export function plainText(mdx: string): string {
  const deadLinkReason = linkJudge();
  return mdx
    .trim()
    .replaceAll("&nbsp;", " ")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_match, words: string, href: string) => {
      if (deadLinkReason(href)) return words;
      return href.startsWith("/") ? `${words} (${absoluteUrl(href)})` : `${words} (${href})`;
    })
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/^#+ +/gm, "");
}
