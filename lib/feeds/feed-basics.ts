import { absoluteUrl } from "@/lib/seo/metadata";
import { paths } from "@/lib/paths";
import { ownContact, site } from "@/lib/site";

/** Fields that all feeds of the site share. */
export const feedBasics = {
  language: "pt-BR",
  generator: site.name,
  copyright: `© ${site.copyrightYear} ${site.name}`,
  image: absoluteUrl("/apple-icon.png"),
  favicon: absoluteUrl("/favicon.ico"),
  author: { name: site.name, email: ownContact.email, link: absoluteUrl(paths.home) },
};
