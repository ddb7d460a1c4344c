import type { ArtProps } from "@/components/art/art-props";
import { categoryArt, fallbackArt } from "@/components/art/covers/categories";
import { seededRandom, type SeededRandom } from "@/components/art/covers/seeded-random";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { grid } from "@/components/art/kit/hatch";

export type ArticleCoverProps = ArtProps & { category: string; slug: string };

/** The drafting sheet behind the motif: square grid, or lines at the angle the slug chooses. */
function sheet(random: SeededRandom): string {
  if (random.next() < 0.5) return grid(0, 15, 1200, 600, random.pick([60, 75, 100]));
  const run = random.pick([364, -364, 630, -630]);
  const step = random.pick([75, 100]);
  let path = "";
  for (let x = -630; x <= 1830; x += step) path += `M${x} 0l${run} 630`;
  return path;
}

/**
 * An article's cover: the category decides the drawing and its colours, the slug the variation.
 * Pure and without ids, so any number may stand on one page; serves card, head and share image.
 */
export function ArticleCover({ category, slug, className }: ArticleCoverProps) {
  const random = seededRandom(slug);
  const { motif: Motif, inks: grounds } = categoryArt[category] ?? fallbackArt;
  const inks = random.pick(grounds);
  const background = sheet(random);
  const mirrored = random.next() < 0.5;
  return (
    <ArtCanvas className={className} width={1200} height={630} line={inks.line}>
      <path d="M0 0h1200v630H0z" fill={inks.ground} stroke="none" />
      <path d={background} strokeWidth={1.5} opacity={0.14} />
      <g strokeWidth={6} transform={mirrored ? "translate(1200) scale(-1 1)" : undefined}>
        <Motif random={random} inks={inks} slug={slug} />
      </g>
    </ArtCanvas>
  );
}
