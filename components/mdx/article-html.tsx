import { compileCached, evaluateMdx } from "@/components/mdx/compile-mdx";
import { FeedImage } from "@/components/mdx/feed-image";
import { feedComponents } from "@/components/mdx/feed-components";
import type { Article } from "@/lib/content/article-schema";
import { articlePath, shareImagePath } from "@/lib/paths";
import { absoluteUrl, SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";

/** An article as HTML for feed readers: its picture, its text, its sources. */
export async function articleHtml(article: Article): Promise<string> {
  const path = articlePath(article.slug);
  const { code } = await compileCached(article.body, "feed");
  // Loaded by Node, not bundled: the bundled React is that of server components, without context.
  const [{ renderToStaticMarkup }, { MDXProvider, useMDXComponents }] = await Promise.all([
    import(/* turbopackIgnore: true */ "react-dom/server"),
    import(/* turbopackIgnore: true */ "@mdx-js/react"),
  ]);
  return renderToStaticMarkup(
    <MDXProvider components={feedComponents(path)}>
      <p>
        <FeedImage src={absoluteUrl(shareImagePath(path))} {...SHARE_IMAGE_SIZE} alt="" />
      </p>
      {evaluateMdx(code, useMDXComponents)}
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
