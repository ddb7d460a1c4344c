import { siteUrl } from "@/lib/seo/metadata";

/** The absolute URL of a page, and plain links that share it; the e-mail has no recipient. */
export function shareLinks({ title, path }: { title: string; path: string }) {
  const url = new URL(path, siteUrl).href;
  const message = encodeURIComponent(`${title} ${url}`);
  return {
    url,
    whatsapp: `https://wa.me/?text=${message}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    x: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${message}`,
  };
}
