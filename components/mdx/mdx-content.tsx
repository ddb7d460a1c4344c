import { compileMdx } from "@/components/mdx/compile-mdx";

/** A page's MDX from content/ as server-rendered text. */
export async function MdxContent({ source }: { source: string }) {
  const { content } = await compileMdx(source);
  return <div className="prose-site">{content}</div>;
}
