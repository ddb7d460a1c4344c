import { compileMdx } from "@/components/mdx/compile-mdx";
import { ContentError } from "@/lib/content/content-error";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** Errors in MDX texts, as "content/x.mdx:LINE:COLUMN: reason"; compiles them like the build. */
export async function bodyErrors(bodies: MdxBody[]): Promise<string[]> {
  const errors = await Promise.all(
    bodies.map((body) =>
      compileMdx(body).then(
        () => [],
        (error: unknown) => {
          if (error instanceof ContentError) return error.problems;
          throw error;
        },
      ),
    ),
  );
  return errors.flat();
}
