import type { ReactNode } from "react";
import { DEMONSTRATION_VIDEO, isDemonstration } from "@/lib/podcast/episode";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { watchSecondUrl } from "@/lib/format/youtube";

type SecondLinkProps = { id: string; second: number; className: string; children?: ReactNode };

/** A link into the video at a second. An invented episode has a video of this site. */
export function SecondLink({ id, second, className, children }: SecondLinkProps) {
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
