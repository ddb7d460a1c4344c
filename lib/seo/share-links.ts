import { siteUrl } from "@/lib/seo/metadata";

/** What a page is shared with: its absolute address, a WhatsApp message and a mail draft, both without recipient. */
export function shareLinks({ title, path }: { title: string; path: string }) {
  const url = new URL(path, siteUrl).href;
  const message = encodeURIComponent(`${title} ${url}`);
  return {
    url,
    whatsapp: `https://wa.me/?text=${message}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${message}`,
  };
}
