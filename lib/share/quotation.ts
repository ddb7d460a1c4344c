import { escapeHtml } from "@/supabase/functions/_shared/contract/text";
import { site } from "@/lib/site";
import { textFragment } from "@/lib/share/text-fragment";

/** A page that is quoted or shared: its title and its absolute address. */
export type SharedPage = { title: string; url: string };

/** What the quote button says when nothing is selected. */
export const selectFirst = {
  title: "Selecione antes um trecho do texto",
  description: "A citação leva o trecho, o título e um link que abre a página no lugar certo.",
} as const;

/** A passage with its source and a link that leads to it, as plain text and as HTML. */
export function quotation(passage: string, { title, url }: SharedPage) {
  const paragraphs = passage.trim().split(/\s*\n\s*/);
  const link = url + textFragment(passage);
  const source = `${title}, ${site.name}`;
  const quote = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  return {
    link,
    text: `“${paragraphs.join("\n")}”\n\n${source}\n${link}`,
    html: `<blockquote>${quote}</blockquote><p><a href="${escapeHtml(link)}">${escapeHtml(source)}</a></p>`,
  };
}
