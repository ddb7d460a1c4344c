"use client";

import Image from "next/image";
import { useState } from "react";
import { isThumbnailHost } from "@/lib/podcast/thumbnail-hosts";
import type { Episode } from "@/lib/podcast/episode";
import { episodeNumber } from "@/lib/podcast/episode-number";

const WIDTH = 480;
const HEIGHT = 270;

/**
 * An episode's cover. Covers of the video platform come through this site's own image route, so that nothing is asked
 * of the platform before a click; where there is none, or it cannot be had, the episode's number stands in.
 */
export function EpisodeThumbnail({ episode }: { episode: Episode }) {
  const [missing, setMissing] = useState(false);
  const { thumbnail, title } = episode;
  if (missing || !isUsable(thumbnail)) return <DrawnCover number={episodeNumber(title)} />;
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

/** Only our own files and the video platform's image hosts (next.config.mjs allows no other). */
const isUsable = (thumbnail: string) =>
  thumbnail.startsWith("/") || (URL.canParse(thumbnail) && isThumbnailHost(new URL(thumbnail)));

function DrawnCover({ number }: { number: number | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center bg-planta blueprint-grid text-4xl headline text-seguranca [--grid-fine:rgb(243_240_234/0.05)] [--grid:rgb(243_240_234/0.12)]"
    >
      {number === undefined ? "Cast" : `#${number}`}
    </span>
  );
}
