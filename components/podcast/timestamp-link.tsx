import type { ReactNode } from "react";
import { DEMONSTRATION_VIDEO, isDemonstration } from "@/lib/podcast/episode";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { watchSecondUrl } from "@/lib/format/youtube";

type TimestampLinkProps = { id: string; second: number; className: string; children?: ReactNode };

/** A link to a second of the video. The video of an invented episode is on this site. */
export function TimestampLink({ id, second, className, children }: TimestampLinkProps) {
  const demonstration = isDemonstration({ id });
  return (
    <a
      href={demonstration ? `${DEMONSTRATION_VIDEO}#t=${second}` : watchSecondUrl(id, second)}
      {...(!demonstration && { target: "_blank", rel: "noopener" })}
      className={className}
    >
      <span className="sr-only">Assistir a partir de </span>
      <span className="shrink-0 font-bold tabular-nums">{formatTimestamp(second)}</span>
      {children}
    </a>
  );
}
