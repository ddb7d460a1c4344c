"use client";

import { useState } from "react";
import { isThumbnailHost } from "@/lib/podcast/thumbnail-hosts.mjs";
import type { Episode } from "@/lib/podcast/episode";

const WIDTH = 480;
const HEIGHT = 270;

/** Thumbnails come through this site's image route: no request to YouTube before a click. */
export function EpisodeThumbnail({ episode }: { episode: Episode }) {
  const [missing, setMissing] = useState(false);
  const { thumbnail, number } = episode;
  if (missing || !isUsable(thumbnail)) return <FallbackCover number={number} />;
  return (
    <img
      {...sources(thumbnail)}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/**
 * The address of a thumbnail, resized by the image route of this site unless it is a local file.
 * Not `next/image`, whose code in the browser would do no more here. The widths are those of the
 * route next to once and twice WIDTH.
 */
function sources(thumbnail: string) {
  if (thumbnail.startsWith("/")) return { src: thumbnail };
  const resized = (width: number) =>
    `/_next/image?url=${encodeURIComponent(thumbnail)}&w=${width}&q=75`;
  return { src: resized(1080), srcSet: `${resized(640)} 1x, ${resized(1080)} 2x` };
}

/** next.config.mjs allows only local files and the thumbnail hosts of YouTube. */
const isUsable = (thumbnail: string) =>
  thumbnail.startsWith("/") || (URL.canParse(thumbnail) && isThumbnailHost(new URL(thumbnail)));

function FallbackCover({ number }: { number: number | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center bg-planta blueprint-grid text-2xl headline text-seguranca [--grid-fine:rgb(243_240_234/0.05)] [--grid:rgb(243_240_234/0.12)] @min-3xs:text-4xl"
    >
      {number === undefined ? "Cast" : `#${number}`}
    </span>
  );
}
