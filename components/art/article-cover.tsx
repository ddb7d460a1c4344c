import { categoryCovers, fallbackCover } from "@/components/art/covers/categories";
import { grid } from "@/components/art/covers/grid";
import { seededRandom, type SeededRandom } from "@/components/art/covers/seeded-random";
import { InlineSvg } from "@/components/art/inline-svg";
import { SvgCanvas } from "@/components/art/kit/svg-canvas";
import { coverDrawingPath } from "@/lib/paths";
import { hasPublicFile } from "@/lib/svg/public-svg";

export type ArticleCoverProps = { category: string; slug: string; className?: string };

/** Lines behind the motif: a square grid, or slanted lines. */
function backgroundLines(random: SeededRandom): string {
  if (random.next() < 0.5) return grid(0, 15, 1200, 600, random.pick([60, 75, 100]));
  const run = random.pick([364, -364, 630, -630]);
  const step = random.pick([75, 100]);
  let path = "";
  for (let x = -630; x <= 1830; x += step) path += `M${x} 0l${run} 630`;
  return path;
}

/**
 * Cover of an article, 1200 × 630: the drawing in public/desenhos/capas with its slug as name, or
 * one of its category. Has no ids, so that a page can show several.
 */
export function ArticleCover(props: ArticleCoverProps) {
  const src = coverDrawingPath(props.slug);
  if (!hasPublicFile(src)) return <CategoryCover {...props} />;
  return <InlineSvg src={src} className={props.className} />;
}

/** The category selects motif and colours, the slug is the seed of the variations. */
function CategoryCover({ category, slug, className }: ArticleCoverProps) {
  const random = seededRandom(slug);
  const { motif: Motif, colors: schemes } = categoryCovers[category] ?? fallbackCover;
  // The order of these calls decides how every existing cover looks.
  const colors = random.pick(schemes);
  const lines = backgroundLines(random);
  const mirrored = random.next() < 0.5;
  return (
    <SvgCanvas className={className} width={1200} height={630} line={colors.line}>
      <path d="M0 0h1200v630H0z" fill={colors.background} stroke="none" />
      <path d={lines} strokeWidth={1.5} opacity={0.14} />
      <g strokeWidth={6} transform={mirrored ? "translate(1200) scale(-1 1)" : undefined}>
        <Motif random={random} colors={colors} slug={slug} />
      </g>
    </SvgCanvas>
  );
}
