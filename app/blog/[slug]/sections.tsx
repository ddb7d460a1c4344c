import { ArticleRow } from "@/components/articles/article-list";
import { Section, SectionHeading } from "@/components/ui/section";
import { type Article, getRelatedArticles, getTags } from "@/lib/content/articles";
import { paths, tagPath } from "@/lib/paths";
import { renderMdx } from "@/components/mdx/compile-mdx";
import { SeriesBox, ShareRow, TableOfContents } from "@/app/blog/[slug]/_sections/article-asides";
import { ButtonLink } from "@/components/ui/button";
import { livingLink } from "@/lib/seo/site-addresses";
import { RELATED_ARTICLES } from "@/lib/limits";
import { ArticleSources } from "@/app/blog/[slug]/_sections/article-sources";

const ArticleTags = ({ tags }: Pick<Article, "tags">) => (
  <div className="no-print mt-10 max-w-(--measure) border-t-2 border-grafite pt-5">
    <h2 id="assuntos" className="drawing-label">
      Assuntos
    </h2>
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2" aria-labelledby="assuntos">
      {tags.map((tag) => (
        <li key={tag}>
          <ArticleTag tag={tag} />
        </li>
      ))}
    </ul>
  </div>
);

function ArticleTag({ tag }: { tag: string }) {
  return getTags().some((list) => list.tag === tag) ? (
    <a
      href={tagPath(tag)}
      className="inline-block py-1 text-sm wrap-anywhere text-link hover:bg-seguranca"
    >
      {tag}
    </a>
  ) : (
    <span className="inline-block py-1 text-sm wrap-anywhere">{tag}</span>
  );
}

export async function ArticleText({ article }: { article: Article }) {
  const { content, headings } = await renderMdx(article.body);
  return (
    <Section className="article-columns max-lg:pt-5">
      <TableOfContents headings={headings} />
      <div className="min-w-0">
        <div className="prose-site article-prose">{content}</div>
        <SeriesBox article={article} />
        <ArticleSources article={article} />
        <ArticleTags tags={article.tags} />
        <ShareRow article={article} />
      </div>
    </Section>
  );
}

export const ArticleCta = ({ cta }: Pick<Article, "cta">) => (
  <Section
    tone="seguranca"
    labelledBy="proximo-passo"
    className="no-print flex flex-wrap items-center justify-between gap-8"
    title={cta.title}
    lead={<>{cta.text}</>}
  >
    <ButtonLink href={livingLink(cta.href)} variant="dark">
      {cta.label}
    </ButtonLink>
  </Section>
);

export const RelatedArticles = ({ article }: { article: Article }) => (
  <Section
    tone="white"
    labelledBy="leia-tambem"
    className="no-print grid grid-cols-1 gap-x-16 gap-y-9 lg:grid-cols-[1fr_2fr]"
  >
    <div>
      <SectionHeading id="leia-tambem" title="Leia também" />
      <div className="mt-7 max-lg:hidden">
        <ButtonLink href={paths.blog} variant="secondary">
          Ver todos os artigos
        </ButtonLink>
      </div>
    </div>
    <ul className="grid grid-cols-1 gap-8">
      {getRelatedArticles(article, RELATED_ARTICLES).map((related) => (
        <li key={related.slug}>
          <ArticleRow article={related} />
        </li>
      ))}
    </ul>
  </Section>
);
