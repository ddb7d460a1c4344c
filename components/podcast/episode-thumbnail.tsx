"use client";

import Image from "next/image";
import { useState } from "react";
import { isThumbnailHost } from "@/lib/podcast/thumbnail-hosts.mjs";
import type { Episode } from "@/lib/podcast/episode";
import { episodeNumber } from "@/lib/podcast/episode-number";

const WIDTH = 480;
const HEIGHT = 270;

/**
 * The thumbnail of an episode. YouTube thumbnails are loaded through the image route of this site,
 * so that the browser sends no request to YouTube before a click. Fallback: the episode number.
 */
export function EpisodeThumbnail({ episode }: { episode: Episode }) {
  const [missing, setMissing] = useState(false);
  const { thumbnail, title } = episode;
  if (missing || !isUsable(thumbnail)) return <FallbackCover number={episodeNumber(title)} />;
  return (
    <Image
      src={thumbnail}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      unoptimized={thumbnail.startsWith("/")}
      onError={() => setMissing(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}

/** next.config.mjs allows only local files and the thumbnail hosts of YouTube. */
const isUsable = (thumbnail: string) =>
  thumbnail.startsWith("/") || (URL.canParse(thumbnail) && isThumbnailHost(new URL(thumbnail)));

function FallbackCover({ number }: { number: number | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center bg-planta blueprint-grid text-4xl headline text-seguranca [--grid-fine:rgb(243_240_234/0.05)] [--grid:rgb(243_240_234/0.12)]"
    >
      {number === undefined ? "Cast" : `#${number}`}
    </span>
  );
}
