import { ArticleCover } from "@/components/art/article-cover";
import { grid } from "@/components/art/covers/grid";
import { InlineDrawing } from "@/components/art/inline-svg";
import { SvgCanvas } from "@/components/art/kit/svg-canvas";
import type { EpisodeDrawing } from "@/scripts/assets/episode-drawings";

type EpisodeCoverProps = {
  cover: EpisodeDrawing;
  /** The seed of a motif's variations. */
  id: string;
};

/** The cover of a demonstration episode, 16 : 9. */
export function EpisodeCover({ cover, id }: EpisodeCoverProps) {
  if ("article" in cover) return <ArticleCover category="" slug={cover.article} />;
  if ("category" in cover) return <ArticleCover category={cover.category} slug={id} />;
  return (
    <SvgCanvas width={1200} height={675}>
      <path d="M0 0h1200v675H0z" fill={cover.background} stroke="none" />
      <path d={grid(0, 0, 1200, 675, 150)} strokeWidth={1.5} opacity={0.14} />
      {/* Slightly cut, so that it is clear in a small cover too. */}
      <svg y={-24} width={1200} height={723}>
        <InlineDrawing name={cover.drawing} />
      </svg>
    </SvgCanvas>
  );
}
