import { compileMDX } from "next-mdx-remote/rsc";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { collectHeadings, type Heading } from "./collect-headings";
import { keepTogetherInText } from "./keep-together";
import { mdxComponents } from "./mdx-components";

type MDXComponents = NonNullable<Parameters<typeof compileMDX>[0]["components"]>;

/**
 * MDX from content/ as server-rendered React, and its headings in order. JavaScript expressions in it are not run
 * (next-mdx-remote's blockJS).
 * @param components what its elements and names become; by default what they are on the site's pages
 */
export async function compileMdx(source: string, components: MDXComponents = mdxComponents) {
  const headings: Heading[] = [];
  const { content } = await compileMDX({
    source,
    components,
    options: {
      mdxOptions: {
        remarkPlugins: [remarkGfm],
        // Feed readers have no style sheet: theirs is left as written. The headings come after rehype-slug, so that a table
        // of contents has the very ids of the text.
        rehypePlugins: [
          rehypeSlug,
          ...(components === mdxComponents ? [keepTogetherInText] : []),
          () => collectHeadings(headings),
        ],
      },
    },
  });
  return { content, headings };
}
