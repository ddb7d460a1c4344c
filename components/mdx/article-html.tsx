import type { Article } from "@/lib/content/article-schema";
import { articlePath, shareImagePath } from "@/lib/paths";
import { absoluteUrl, SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { compileMdx } from "@/components/mdx/compile-mdx";
import { feedComponents } from "@/components/mdx/feed-components";

/** An article as HTML for feed readers: its picture, its text, its sources. */
export async function articleHtml(article: Article): Promise<string> {
  const path = articlePath(article.slug);
  const { content } = await compileMdx(article.body, {
    components: feedComponents(path),
    cacheName: `${article.slug}.feed`,
  });
  // Next refuses a static import of react-dom/server in app modules.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    <>
      <p>
        <img src={absoluteUrl(shareImagePath(path))} {...SHARE_IMAGE_SIZE} alt="" />
      </p>
      {content}
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
    </>,
  );
}
