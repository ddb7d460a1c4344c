/** What a video id consists of; the platform's own have 11 characters. */
const ID = /^[A-Za-z0-9_-]{6,64}$/;

/** Link paths that carry the id after them (specification §5: "short, shorts, live or embed link paths"). */
const PATH = /^\/(?:short|shorts|live|embed)\/([^/]+)/;

/**
 * The video id in a link or text (specification §5, "Video import"): from a `v` parameter, from a short, shorts, live
 * or embed path, from a youtu.be link; otherwise the text itself.
 * @returns undefined when what is left cannot be an id
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

/** The watch page of a video (§2: opened in a new tab). */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** The player without cookies. */
export const playerUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

/** The same for an iframe that a click has opened: it plays at once. */
export const embedUrl = (id: string) => `${playerUrl(id)}?autoplay=1`;
