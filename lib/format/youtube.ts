const ID_LENGTH = 11;

/** Format of a video id; YouTube's have 11 characters, those of the demonstration more. */
export const VIDEO_ID = /^[A-Za-z0-9_-]{6,64}$/;

const PATH = /^\/(?:short|shorts|live|embed|v|video)\/([^/]+)/;

/** What stands around a link in a message, in Markdown or in HTML. */
const AROUND = /[\s<>()[\]{}"'“”‘’]+/;

/** The video that a link or text names (§5); it may be no id at all. */
export function namedVideo(input: string): string {
  const parts = input.split(AROUND).filter(Boolean);
  const [linked] = parts.flatMap((part) => idFromLink(part) ?? []);
  if (linked !== undefined) return linked;
  const [only = ""] = parts;
  return parts.length === 1 && only.length === ID_LENGTH ? only : input.trim();
}

export function parseVideoId(input: string): string | undefined {
  const id = namedVideo(input);
  return VIDEO_ID.test(id) ? id : undefined;
}

function idFromLink(text: string): string | undefined {
  const [link = `https://${text}`] = /https?:\/\/.*/i.exec(text) ?? [];
  if (!/[./?]/.test(text) || !URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const isShort = hostname.replace(/^www\./, "") === "youtu.be";
  const id =
    searchParams.get("v") ??
    PATH.exec(pathname)?.[1] ??
    (isShort ? pathname.split("/")[1] : undefined);
  // A sentence's full stop or comma after the link.
  return id?.replace(/[^\w-].*/, "");
}

export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

export const playerUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;

export const embedUrl = (id: string) => `${playerUrl(id)}?autoplay=1`;

export const watchSecondUrl = (id: string, second: number) => `${watchUrl(id)}&t=${second}s`;
