import { siteUrl } from "@/lib/site-url";

/** The address of a page, and the links that hand it on; the e-mail is a draft. */
export function shareLinks({ title, path }: { title: string; path: string }) {
  const url = new URL(path, siteUrl).href;
  const message = encodeURIComponent(`${title} ${url}`);
  return {
    url,
    whatsapp: `https://wa.me/?text=${message}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${message}`,
  };
}
