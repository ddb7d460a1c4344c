import type { ReactNode } from "react";
import { dataAttributes } from "@/lib/browser/attributes";
import { isDemonstration } from "@/lib/podcast/episode";
import { formatTimestamp, secondAnchor } from "@/lib/podcast/timestamp";
import { watchSecondUrl } from "@/lib/format/youtube";

type SecondLinkProps = { id: string; second: number; className: string; children?: ReactNode };

/** The page's player plays it (episode-player.tsx). An invented episode has no video on YouTube. */
export function SecondLink({ id, second, className, children }: SecondLinkProps) {
  const demonstration = isDemonstration({ id });
  return (
    <a
      {...dataAttributes({ intent: true, second: String(second) })}
      href={demonstration ? `#${secondAnchor(second)}` : watchSecondUrl(id, second)}
      {...(!demonstration && { target: "_blank", rel: "noopener" })}
      className={`${className} aria-[current]:font-extrabold aria-[current]:decoration-4`}
    >
      <span className="sr-only">Assistir a partir de </span>
      <span className="shrink-0 font-bold tabular-nums">{formatTimestamp(second)}</span>
      {children}
    </a>
  );
}
