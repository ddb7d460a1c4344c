import { encodeText } from "@/lib/format/outgoing-text";
import { absoluteUrl } from "@/lib/site-url";

/**
 * The address of a page, and links that hand it on by WhatsApp and by e-mail.
 * @param page.title what stands before the address
 */
export function shareLinks({ title, path }: { title: string; path: string }) {
  const url = absoluteUrl(path);
  const encoded = [title, url].map(encodeText);
  return {
    url,
    whatsapp: `https://wa.me/?text=${encoded.join("%20")}`,
    email: `mailto:?subject=${encoded[0]}&body=${encoded[1]}`,
  };
}
