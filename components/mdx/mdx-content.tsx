import { compileMdx } from "@/lib/mdx/compile-mdx";
import { mdxComponents } from "@/components/mdx/mdx-components";
import type { MdxBody } from "@/lib/content/front-matter";

/** A text as its page shows it, and its headings. @throws ContentError */
export async function renderMdx(body: MdxBody) {
  const { Content, sections } = await compileMdx(body);
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  return { content: <Content components={mdxComponents} />, headings };
}

export async function MdxContent({ source }: { source: MdxBody }) {
  const { content } = await renderMdx(source);
  return <div className="prose-site">{content}</div>;
}
