import { compileMdx } from "@/components/mdx/compile-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** An MDX text of content/, with the styles of running text. */
export async function MdxContent({ source }: { source: MdxBody }) {
  const { content } = await compileMdx(source);
  return <div className="prose-site">{content}</div>;
}
