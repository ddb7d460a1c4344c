import { textFragment } from "@/lib/share/text-fragment";

type Page = { title: string; url: string; site: string };

/** A passage of a page with its source and a link that leads to it. */
export function quotation(passage: string, { title, url, site }: Page) {
  const quote = passage.trim().replace(/\s*\n\s*/g, "\n");
  const link = url + textFragment(quote);
  return { quote, link, text: `“${quote}”\n\n${title}, ${site}\n${link}` };
}
