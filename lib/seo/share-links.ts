import { siteUrl } from "@/lib/seo/metadata";

/** The absolute URL of a page, and share links for WhatsApp and e-mail without recipient. */
export function shareLinks({ title, path }: { title: string; path: string }) {
  const url = new URL(path, siteUrl).href;
  const message = encodeURIComponent(`${title} ${url}`);
  return {
    url,
    whatsapp: `https://wa.me/?text=${message}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${message}`,
  };
}
