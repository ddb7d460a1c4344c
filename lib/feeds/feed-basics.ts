import { absoluteUrl } from "@/lib/seo/metadata";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** A person or company that wrote an entry. */
type Author = { name: string; url?: string };

const author: Author = { name: site.name, url: absoluteUrl(paths.home) };

/** Fields that all feeds of the site share. */
export const feedBasics = {
  language: "pt-BR",
  generator: site.name,
  copyright: `© ${site.copyrightYear} ${site.name}`,
  icon: absoluteUrl("/apple-icon.png"),
  favicon: absoluteUrl("/favicon.ico"),
  author,
};
