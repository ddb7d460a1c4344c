import type { Root } from "hast";
import { toJsxRuntime, type Components, type Evaluater } from "hast-util-to-jsx-runtime";
import type { ComponentProps } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { blockComponents } from "@/components/mdx/blocks/blocks";
import { FeedImage } from "@/components/mdx/blocks/figure";
import { compileMdx } from "@/components/mdx/compile-mdx";
import type { Article } from "@/lib/content/articles";
import { articlePath, shareImagePath } from "@/lib/paths";
import { absoluteUrl, SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";

/** An article as HTML for feed readers: its picture, its text, its sources; absolute URLs. */
export async function articleHtml(article: Article): Promise<string> {
  const path = articlePath(article.slug);
  const { html } = await compileMdx(article.body);
  // Loaded by Node, not bundled: the bundled React is that of server components, without context.
  const [{ renderToStaticMarkup }, { MDXProvider, useMDXComponents }] = await Promise.all([
    import(/* turbopackIgnore: true */ "react-dom/server"),
    import(/* turbopackIgnore: true */ "@mdx-js/react"),
  ]);
  const Text = ({ tree }: { tree: Root }) => withComponents(tree, useMDXComponents() as Components);
  return renderToStaticMarkup(
    <MDXProvider components={feedComponents(path)}>
      <p>
        <FeedImage src={absoluteUrl(shareImagePath(path))} {...SHARE_IMAGE_SIZE} alt="" />
      </p>
      <Text tree={html} />
      {article.sources.length > 0 && (
        <>
          <h2>Fontes</h2>
          <ol>
            {article.sources.map(({ title, url }) => (
              <li key={title}>{url ? <a href={url}>{title}</a> : title}</li>
            ))}
          </ol>
        </>
      )}
    </MDXProvider>,
  );
}

/** A text with these components for its elements and blocks. It has no JavaScript to evaluate. */
function withComponents(tree: Root, components: Components) {
  const named = new Map<string, unknown>(Object.entries(components));
  const createEvaluater = (): Evaluater => ({
    evaluateExpression: (block) => block.type === "Identifier" && named.get(block.name),
    evaluateProgram: () => undefined,
  });
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater });
}

/** @param page path of the article, for links to its own headings */
const feedComponents = (page: string) => ({
  a: ({ href = "", children }: ComponentProps<"a">) => (
    <a href={absoluteUrl(href.startsWith("#") ? `${page}${href}` : href)}>{children}</a>
  ),
  img: FeedImage,
  ...blockComponents("feed"),
});
