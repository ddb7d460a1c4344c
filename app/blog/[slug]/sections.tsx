import { ArticleCover } from "@/components/art/drawing";
import { ArticleDate, Day, FactCells, ArticleRow } from "@/components/articles/article-list";
import { ArrowIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/page-hero";
import {
  type Article,
  getRelatedArticles,
  getTags,
  readOn,
  reviewLine,
} from "@/lib/content/articles";
import { paths, tagPath } from "@/lib/paths";
import { renderMdx } from "@/components/mdx/compile-mdx";
import {
  ARTICLE_TEXT_ID,
  SeriesBox,
  ShareRow,
  TableOfContents,
} from "@/app/blog/[slug]/_sections/article-asides";
import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { ButtonLink } from "@/components/ui/button";
import { RELATED_ARTICLES } from "@/lib/limits";

/** The cover is inline: above the fold a file would need one more request. */
export function ArticleHeader({ article }: { article: Article }) {
  const { category, slug, date, updated, author } = article;
  return (
    <Section
      tone="white"
      edge="ruler"
      className="grid grid-cols-1 items-start gap-x-14 gap-y-9 pt-6! max-lg:*:max-w-(--measure) lg:grid-cols-[1.25fr_1fr]"
    >
      <a
        href={paths.blog}
        className="no-print inline-flex min-h-11 items-center gap-2 justify-self-start drawing-label underline-offset-4 hover:underline lg:col-span-2"
      >
        <ArrowIcon className="size-4 rotate-180" />
        Voltar ao blog
      </a>
      <div>
        <HeroLabel ground="light">{category}</HeroLabel>
        <h1 className="mt-4 text-3xl headline max-md:text-[min(1.875rem,12vw)]">{article.title}</h1>
        <p className="mt-5 max-w-2xl text-lg">{addNonBreakingSpaces(article.description)}</p>
        <p className="mt-4 text-sm">{reviewLine(article)}</p>
        <ul className="no-print mt-7 flex flex-wrap gap-x-4 gap-y-2" aria-label="Assuntos">
          {article.tags.map((tag) => (
            <li key={tag}>
              <ArticleTag tag={tag} />
            </li>
          ))}
        </ul>
      </div>
      <div className="border-2 border-grafite">
        <ArticleCover category={category} slug={slug} className="no-print block h-auto w-full" />
        <FactCells
          className="overflow-hidden border-t-2 border-grafite"
          cells={[
            { label: "Publicado", value: <ArticleDate article={article} /> },
            ...(updated && updated > date
              ? [{ label: "Atualizado em", value: <Day day={updated} /> }]
              : []),
            { label: "Leitura", value: `${article.readingMinutes} min` },
            ...(author
              ? [
                  {
                    label: author.role ?? "Texto",
                    value: [author.name, author.register].filter(Boolean).join(", "),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Section>
  );
}

function ArticleTag({ tag }: { tag: string }) {
  return getTags().some((list) => list.tag === tag) ? (
    <a
      href={tagPath(tag)}
      className="inline-block py-1 text-sm wrap-anywhere underline decoration-obra decoration-2 underline-offset-4 hover:bg-seguranca"
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
    <Section className="article-columns">
      <TableOfContents headings={headings} />
      <div className="min-w-0">
        <SeriesBox article={article} />
        <div id={ARTICLE_TEXT_ID} className="prose-site article-prose">
          {content}
        </div>
        <ArticleSources sources={article.sources} />
        <ShareRow article={article} />
      </div>
    </Section>
  );
}

function ArticleSources({ sources }: Pick<Article, "sources">) {
  if (sources.length === 0) return null;
  return (
    <section
      aria-labelledby="fontes"
      className="mt-14 max-w-(--measure) border-t-2 border-grafite pt-5"
    >
      <h2 id="fontes" className="drawing-label">
        Fontes
      </h2>
      <ol className="mt-4 grid list-decimal grid-cols-1 gap-2 pl-6 text-sm marker:font-bold marker:text-obra-escura">
        {sources.map((source) => (
          <li key={source.title}>
            {source.url ? (
              <a
                href={source.url}
                target="_blank"
                rel="noopener"
                className="underline decoration-obra decoration-2 underline-offset-4 hover:bg-seguranca"
              >
                <SourceTitle {...source} />
                <span className="sr-only"> (abre em nova aba)</span>
              </a>
            ) : (
              <SourceTitle {...source} />
            )}
            {readOn(source)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceTitle({ title, english }: Article["sources"][number]) {
  if (!english) return addNonBreakingSpaces(title);
  const [before = "", after = ""] = title.split(english);
  return (
    <>
      {before}
      <span lang="en">{english}</span>
      {after}
    </>
  );
}

export const ArticleCta = ({ cta }: Pick<Article, "cta">) => (
  <Section
    tone="seguranca"
    labelledBy="proximo-passo"
    className="no-print flex flex-wrap items-center justify-between gap-8"
  >
    <SectionHeading id="proximo-passo" title={cta.title}>
      {cta.text}
    </SectionHeading>
    <ButtonLink href={cta.href} variant="dark">
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
