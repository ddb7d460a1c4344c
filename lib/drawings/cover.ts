import { hasPublicFile } from "@/lib/drawings/public-files";
import { slugOf } from "@/lib/format/slug";
import { coverDrawingPath, drawingPath } from "@/lib/paths";

/** The drawing that has the article's slug as its name, or that of its category. */
export function coverPath({ category, slug }: { category: string; slug: string }): string {
  const own = coverDrawingPath(slug);
  return hasPublicFile(own) ? own : drawingPath(`categorias/${slugOf(category)}`);
}
