const HOSTS = /^((www|m|music)\.)?(youtube|youtube-nocookie)\.com$/;
const ID = /^[\w-]{6,64}$/;

/**
 * The video id in a YouTube link: its v= parameter, or the path of a short (youtu.be), shorts, live or embed link
 * (specification §5, "Video import"). Undefined for any other text.
 */
export function youtubeId(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const [first, second] = pathname.split("/").filter(Boolean);
  const id = (() => {
    if (hostname === "youtu.be") return first;
    if (!HOSTS.test(hostname)) return undefined;
    return (
      searchParams.get("v") ?? (/^(shorts|live|embed)$/.test(first ?? "") ? second : undefined)
    );
  })();
  return id !== undefined && ID.test(id) ? id : undefined;
}

/** The page that shows a video. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** A video for an iframe that is opened by a click: it plays at once, and sets no cookie before. */
export const embedUrl = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
