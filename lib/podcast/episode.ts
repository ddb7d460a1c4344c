/** A podcast episode (specification §3), whatever spelling it arrived in. */
export type Episode = {
  /** The video platform's id of the video. */
  id: string;
  title: string;
  description: string;
  /** Address of the cover; empty when there is none. */
  thumbnail: string;
  /** ISO 8601. */
  publishedAt: string;
};

/** The watch page of a video (§2: opened in a new tab). */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** The player without cookies; requested only after a click. */
export const embedUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`;
