import { contentFiles } from "@/lib/content/content-files";
import { isHidden } from "@/components/mdx/content-references";
import { asUse, picturesIn } from "@/components/mdx/text-pictures";
import { memoize } from "@/lib/cache/memoize";
import { showsUnpublished } from "@/lib/content/publication.mjs";
import { hasPhotograph } from "@/lib/photographs/source";
import { type PhotographUse, type Variant, variantsOf } from "@/lib/photographs/variants";

/** The files that the pages of this build show, each once. */
export const usedVariants = memoize("used-photographs", async (): Promise<Variant[]> => {
  const uses = contentFiles()
    .filter((file) => showsUnpublished() || !isHidden(file))
    .flatMap((file) => [...usesInFields(file.data), ...picturesIn(file.body)])
    .filter(({ src }) => hasPhotograph(src));
  const variants = new Map<string, Variant>();
  for (const use of uses)
    for (const variant of await variantsOf(use)) variants.set(variant.name, variant);
  return [...variants.values()];
});

/** Every `picture` of the schemas, wherever it stands. */
function usesInFields(value: unknown): PhotographUse[] {
  if (typeof value !== "object" || value === null) return [];
  const { src } = value as { src?: unknown };
  return [
    ...(typeof src === "string" ? [asUse(value as Record<string, unknown>)] : []),
    ...Object.values(value).flatMap(usesInFields),
  ];
}
