import { MDXRemote } from "next-mdx-remote/rsc";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { mdxComponents } from "./mdx-components";

/** MDX from content/ as server-rendered React; JavaScript expressions in it are not run (next-mdx-remote's blockJS). */
export function MdxContent({ source }: { source: string }) {
  return (
    <div className="prose-site">
      <MDXRemote
        source={source}
        components={mdxComponents}
        options={{ mdxOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] } }}
      />
    </div>
  );
}
