import { InlineSvg } from "@/components/art/inline-svg";
import type { Article } from "@/lib/content/articles";
import { slugOf } from "@/lib/format/slug";
import { coverDrawingPath, drawingPath } from "@/lib/paths";
import { hasPublicFile } from "@/lib/drawings/public-svg";

type ArticleCoverProps = Pick<Article, "category" | "slug"> & { className?: string };

/** The cover of an article, 1200 × 630: the drawing with its slug as name, or its category's. */
export function ArticleCover({ category, slug, className }: ArticleCoverProps) {
  const own = coverDrawingPath(slug);
  const src = hasPublicFile(own) ? own : drawingPath(`categorias/${slugOf(category)}`);
  return <InlineSvg src={src} className={className} />;
}
