import { contentFiles } from "@/lib/content/content-files";
import { isHidden } from "@/lib/mdx/dead-references";
import { picturesIn } from "@/lib/mdx/text-pictures";
import { memoize } from "@/lib/memoize.mjs";
import { showsUnpublished } from "@/lib/content/publication.mjs";
import { hasPhotograph } from "@/lib/photographs/source";
import { type Variant, variantsOf } from "@/lib/photographs/variants";

/** The files of all photographs that the pages of this build show. */
export const usedVariants = memoize("used-photographs", (): Variant[] => {
  const pictures = contentFiles()
    .filter((file) => showsUnpublished() || !isHidden(file))
    .flatMap((file) => [...picturesInFields(file.data), ...picturesIn(file.body)])
    .filter(hasPhotograph);
  return [...new Set(pictures)].flatMap(variantsOf);
});

/** The `src` of each picture in front-matter, at any depth. */
function picturesInFields(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { src } = value as { src?: unknown };
  return [
    ...(typeof src === "string" ? [src.trim()] : []),
    ...Object.values(value).flatMap(picturesInFields),
  ];
}
