/** Format of a video id; YouTube's have 11 characters, those of the demonstration more. */
export const VIDEO_ID = /^[A-Za-z0-9_-]{6,64}$/;

const PATH = /^\/(?:short|shorts|live|embed|v|video)\/([^/]+)/;

/** The video that a link names, or the text as it was entered (§5.4); it may be no id at all. */
export function namedVideo(input: string): string {
  const text = input.trim();
  return idFromLink(text) ?? text;
}

export function parseVideoId(input: string): string | undefined {
  const id = namedVideo(input);
  return VIDEO_ID.test(id) ? id : undefined;
}

function idFromLink(text: string): string | undefined {
  const link = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!/[./?]/.test(text) || !URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const isShort = hostname.replace(/^www\./, "") === "youtu.be";
  return (
    searchParams.get("v") ??
    PATH.exec(pathname)?.[1] ??
    (isShort ? pathname.split("/")[1] : undefined)
  );
}

export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

export const playerUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

export const embedUrl = (id: string) => `${playerUrl(id)}?autoplay=1`;

export const watchSecondUrl = (id: string, second: number) => `${watchUrl(id)}&t=${second}s`;
