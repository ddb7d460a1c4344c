/** Format of a video id. Ids of YouTube have 11 characters. */
const ID = /^[A-Za-z0-9_-]{6,64}$/;

const PATH = /^\/(?:short|shorts|live|embed)\/([^/]+)/;

/** The video that a link or text names (§5); it may be no id at all. */
export function namedVideo(input: string): string {
  const text = input.trim();
  return idFromLink(text) ?? text;
}

export function parseVideoId(input: string): string | undefined {
  const id = namedVideo(input);
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

export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

export const playerUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

export const embedUrl = (id: string) => `${playerUrl(id)}?autoplay=1`;

/** The same from a second on; the player then reports its time in messages. */
export const embedSecondUrl = (id: string, second: number) =>
  `${embedUrl(id)}&start=${second}&enablejsapi=1`;

export const watchSecondUrl = (id: string, second: number) => `${watchUrl(id)}&t=${second}s`;
