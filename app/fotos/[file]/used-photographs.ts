import { contentFiles, isHidden, textsIn } from "@/lib/content/content-files";
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
  const inFields = files.flatMap(({ data }) => textsIn(data).map(({ text }) => text.trim()));
  const pictures = [...inFields, ...inTexts.flat()].filter(hasPhotograph);
  return [...new Set(pictures)].flatMap(variantsOf);
});

/** Most texts have none, and need not be compiled. */
async function photographsInText(body: MdxBody): Promise<string[]> {
  if (!body.text.includes(PHOTOGRAPHS)) return [];
  return (await compileMdx(body)).pictures.map(({ url }) => url);
}
