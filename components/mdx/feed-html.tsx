import type { ComponentProps, PropsWithChildren, ReactNode } from "react";
import { blockComponents } from "@/components/mdx/blocks/blocks";
import { FeedImage, fileOf } from "@/components/mdx/blocks/figure";
import { compileMdx, type MdxParts } from "@/lib/mdx/compile-mdx";
import { readOn, reviewLine, type Article } from "@/lib/content/articles";
import type { MdxBody } from "@/lib/content/front-matter";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { articlePath, episodePath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import { formatTimestamp } from "@/lib/podcast/timestamp";
import { SHARE_IMAGE_SIZE } from "@/lib/seo/metadata";
import { absoluteUrl } from "@/lib/site-url";
import { watchSecondUrl } from "@/lib/format/youtube";

/** An article as HTML for feed readers, with picture, review, text, sources and absolute URLs. */
export function articleHtml(article: Article): Promise<string> {
  const { slug, body, sources } = article;
  const path = articlePath(slug);
  return feedHtml(
    path,
    <>
      <p>
        <FeedImage src={absoluteUrl(shareImagePath(path))} {...SHARE_IMAGE_SIZE} alt="" />
      </p>
      <p>{reviewLine(article)}</p>
    </>,
    body,
    sources.length > 0 && (
      <>
        <h2>Fontes</h2>
        <ol>
          {sources.map((source) => (
            <li key={source.title}>
              {source.url ? <a href={source.url}>{source.title}</a> : source.title}
              {readOn(source)}
            </li>
          ))}
        </ol>
      </>
    ),
  );
}

export function episodeHtml(episode: EpisodePage): Promise<string> {
  const { id, slug, thumbnail, text, chapters, notes } = episode;
  const path = episodePath(slug);
  return feedHtml(
    path,
    <>
      {thumbnail && (
        <p>
          <FeedImage src={absoluteUrl(thumbnail)} alt="" />
        </p>
      )}
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{withLineBreaks(paragraph)}</p>
      ))}
    </>,
    notes?.body,
    chapters.length > 0 && (
      <>
        <h2>Capítulos</h2>
        <ol>
          {chapters.map(({ second, title }) => (
            <li key={second}>
              <a href={watchSecondUrl(id, second)}>{formatTimestamp(second)}</a> {title}
            </li>
          ))}
        </ol>
      </>
    ),
  );
}

const withLineBreaks = (text: string) =>
  text.split("\n").flatMap((line, index) => (index > 0 ? [<br key={index} />, line] : line));

/** @param path of the page, for links to its own headings */
async function feedHtml(
  path: string,
  before: ReactNode,
  body: MdxBody | undefined,
  after: ReactNode,
): Promise<string> {
  const Content = body && (await compileMdx(body)).Content;
  // Node loads these: a bundled React would be that of server components, which has no context.
  const [{ renderToStaticMarkup }, { MDXProvider, useMDXComponents }] = await Promise.all([
    import(/* turbopackIgnore: true */ "react-dom/server"),
    import(/* turbopackIgnore: true */ "@mdx-js/react"),
  ]);
  const Text = () => {
    const components = useMDXComponents() as MdxParts;
    return Content && <Content components={components} />;
  };
  return renderToStaticMarkup(
    <MDXProvider components={feedComponents(path)}>
      {before}
      <Text />
      {after}
    </MDXProvider>,
  );
}

const feedComponents = (page: string) => ({
  a: ({ href = "", children }: ComponentProps<"a">) => (
    <a href={absoluteUrl(href.startsWith("#") ? `${page}${href}` : href)}>{children}</a>
  ),
  img: ({ src, alt }: ComponentProps<"img">) => <FeedImage src={fileOf(String(src))} alt={alt} />,
  // These lose what only the style sheet of the page needs.
  span: ({ children }: PropsWithChildren) => children,
  table: ({ children }: PropsWithChildren) => <table>{children}</table>,
  td: ({ children }: PropsWithChildren) => <td>{children}</td>,
  ...blockComponents("feed"),
});
