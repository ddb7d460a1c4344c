import { contentFiles, isHidden } from "@/lib/content/content-files";
import { compileMdx } from "@/lib/mdx/compile-mdx";
import type { MdxBody } from "@/lib/content/front-matter";
import { memoize } from "@/lib/memoize";
import { showsUnpublished } from "@/lib/content/publication.mjs";
import { PHOTOGRAPHS } from "@/lib/paths";
import { hasPhotograph } from "@/lib/photographs/source";
import { type Variant, variantsOf } from "@/lib/photographs/variants";

/** The files of all photographs that the pages of this build show. */
export const usedVariants = memoize("used-photographs", async (): Promise<Variant[]> => {
  const files = contentFiles().filter((file) => showsUnpublished() || !isHidden(file));
  const inTexts = await Promise.all(files.map(({ body }) => photographsInText(body)));
  const pictures = [...files.flatMap(({ data }) => picturesInFields(data)), ...inTexts.flat()];
  return [...new Set(pictures.filter(hasPhotograph))].flatMap(variantsOf);
});

/** Most texts have none, and need not be compiled. */
async function photographsInText(body: MdxBody): Promise<string[]> {
  if (!body.text.includes(PHOTOGRAPHS)) return [];
  return (await compileMdx(body)).pictures.map(({ url }) => url);
}

/** The `src` of each picture in front-matter, at any depth. */
function picturesInFields(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { src } = value as { src?: unknown };
  return [
    ...(typeof src === "string" ? [src.trim()] : []),
    ...Object.values(value).flatMap(picturesInFields),
  ];
}
