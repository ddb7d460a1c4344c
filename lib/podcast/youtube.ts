/** Format of a video id. Ids of YouTube have 11 characters. */
const ID = /^[A-Za-z0-9_-]{6,64}$/;

/** Link paths that are followed by the id (§5.4). */
const PATH = /^\/(?:short|shorts|live|embed)\/([^/]+)/;

/**
 * Extracts the video id from a link or text (§5.4): from the parameter `v`, from a short, shorts,
 * live or embed path, from a youtu.be link, otherwise the text itself.
 * @returns undefined when the result is not a valid id
 */
export function parseVideoId(input: string): string | undefined {
  const text = input.trim();
  const id = idFromLink(text) ?? text;
  return ID.test(id) ? id : undefined;
}

function idFromLink(text: string): string | undefined {
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!/[./?]/.test(text) || !URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const shortHost = hostname.replace(/^www\./, "") === "youtu.be";
  return (
    searchParams.get("v") ?? PATH.exec(pathname)?.[1] ?? (shortHost ? pathname.slice(1) : undefined)
  );
}

/** URL of a video's watch page. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** URL of the player without cookies. */
export const playerUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** URL of the player without cookies, with autoplay. */
export const embedUrl = (id: string) => `${playerUrl(id)}?autoplay=1`;
