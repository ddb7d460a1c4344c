"use client";

import { useState } from "react";
import { isCover } from "@/lib/podcast/thumbnail-hosts";
import type { Episode } from "@/lib/podcast/episode";

/** Widths in px, for a row, a card and a player on screens of one and of two pixels a px. */
const WIDTHS = [128, 256, 640, 1080];

type EpisodeThumbnailProps = {
  episode: Episode;
  /** How wide the thumbnail is shown, in the form of the attribute `sizes`. */
  sizes: string;
};

/** Thumbnails come through this site's image route, so that no request goes to YouTube. */
export function EpisodeThumbnail({ episode, sizes }: EpisodeThumbnailProps) {
  const [missing, setMissing] = useState(false);
  const { thumbnail, number } = episode;
  if (missing || !isUsable(thumbnail)) return <FallbackCover number={number} />;
  return (
    <img
      {...sources(thumbnail, sizes)}
      alt=""
      width={480}
      height={270}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={`absolute inset-0 size-full object-cover ${isDrawing(thumbnail) ? "artwork bg-concreto" : ""}`}
    />
  );
}

// A drawing of this site needs no image route. It is an `<img>`, because `next/image` would add
// code that does no more.
function sources(thumbnail: string, sizes: string) {
  if (isDrawing(thumbnail)) return { src: thumbnail };
  const resized = (width: number) =>
    `/_next/image?url=${encodeURIComponent(thumbnail)}&w=${width}&q=75`;
  const srcSet = WIDTHS.map((width) => `${resized(width)} ${width}w`).join(", ");
  return { src: resized(640), srcSet, sizes };
}

const isDrawing = (thumbnail: string) => thumbnail.startsWith("/");

const isUsable = (thumbnail: string) => isDrawing(thumbnail) || isCover(thumbnail);

const FallbackCover = ({ number }: { number: number | undefined }) => (
  <span
    aria-hidden="true"
    className="absolute inset-0 grid items-center justify-items-end bg-planta blueprint-grid pr-3 text-xl headline text-seguranca @small:place-items-center @small:pr-0 @small:text-4xl"
  >
    {/* In the small cover of a row the word would be under the play button. */}
    {number ?? <span className="hidden @small:block">Cast</span>}
  </span>
);
