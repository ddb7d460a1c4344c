import type { ReactNode } from "react";
import { isDemonstration } from "@/lib/podcast/episode";
import { formatTimestamp, secondAnchor } from "@/lib/podcast/timestamp";
import { watchSecondUrl } from "@/lib/format/youtube";

type SecondLinkProps = {
  /** Id of the video. */
  id: string;
  second: number;
  className: string;
  children?: ReactNode;
};

/**
 * A link to a second of the episode: with JavaScript the player of the page plays it
 * (episode-player.tsx), without it leads to YouTube. An invented episode has no video there.
 */
export function SecondLink({ id, second, className, children }: SecondLinkProps) {
  const demonstration = isDemonstration({ id });
  return (
    <a
      data-intent=""
      data-second={second}
      href={demonstration ? `#${secondAnchor(second)}` : watchSecondUrl(id, second)}
      {...(!demonstration && { target: "_blank", rel: "noopener" })}
      className={className}
    >
      <span className="sr-only">Assistir a partir de </span>
      <span className="shrink-0 font-bold tabular-nums">{formatTimestamp(second)}</span>
      {children}
    </a>
  );
}
