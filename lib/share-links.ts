import { absoluteUrl } from "@/lib/site-url";

/** The address of a page, and a link that hands it on by WhatsApp. */
export function shareLinks({ title, path }: { title: string; path: string }) {
  const url = absoluteUrl(path);
  return { url, whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` };
}
