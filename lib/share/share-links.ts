import { siteUrl } from "@/lib/site-url";

export function shareLinks({ title, path }: { title: string; path: string }) {
  const url = new URL(path, siteUrl).href;
  const message = encodeURIComponent(`${title} ${url}`);
  return {
    url,
    whatsapp: `https://wa.me/?text=${message}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    x: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`,
    bluesky: `https://bsky.app/intent/compose?text=${message}`,
    telegram: `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
    // Mastodon's own page, which asks for the server.
    mastodon: `https://share.joinmastodon.org/#text=${message}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${message}`,
  };
}
