import { ArticleCover } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import { TeamFace } from "@/components/art/team-face";
import { ArticleDate, ArticleRow, Day } from "@/components/articles/article-list";
import { ArrowIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import { HeroLabel } from "@/components/layout/page-hero";
import {
  type Article,
  getRelatedArticles,
  getSeriesParts,
  getTags,
  readOn,
  reviewLine,
} from "@/lib/content/articles";
import { paths, tagPath } from "@/lib/paths";
import { renderMdx } from "@/components/mdx/compile-mdx";
import {
  ARTICLE_TEXT_ID,
  SERIES_ID,
  SeriesBox,
  ShareRow,
  TableOfContents,
} from "@/app/blog/[slug]/_sections/article-asides";
import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { ButtonLink } from "@/components/ui/button";
import { getServices } from "@/lib/content/collections";
import { serviceQuotePath } from "@/lib/forms/quote-address";
import { livingLink } from "@/lib/seo/site-addresses";
import { RELATED_ARTICLES } from "@/lib/limits";

const COVER =
  "no-print block h-auto w-28 border-2 border-grafite sm:w-40 lg:col-start-2 lg:row-start-2 lg:w-full";

/** The cover is inline: above the fold a file would need one more request. On phones it is small. */
export function ArticleHeader({ article }: { article: Article }) {
  const { category, slug, reviewed, picture } = article;
  return (
    <Section
      tone="white"
      edge="ruler"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 pt-4! max-lg:pb-5 max-lg:*:max-w-(--measure) lg:grid-cols-[1.25fr_1fr] lg:gap-x-14 lg:gap-y-6"
    >
      <div className="lg:col-span-2">
        <a
          href={paths.blog}
          className="no-print inline-flex min-h-11 items-center gap-2 drawing-label underline-offset-4 hover:underline"
        >
          <ArrowIcon className="size-4 rotate-180" />
          Voltar ao blog
        </a>
        <HeroLabel ground="light">{category}</HeroLabel>
      </div>
      {picture ? (
        <Photograph
          picture={picture}
          sizes="(min-width: 64rem) 32rem, (min-width: 40rem) 10rem, 7rem"
          first
          className={`aspect-1200/630 ${COVER}`}
        />
      ) : (
        <ArticleCover category={category} slug={slug} className={COVER} />
      )}
      <div className="max-lg:col-span-2">
        <h1 className="text-3xl headline max-md:text-[min(1.75rem,12vw)]">{article.title}</h1>
        <p className="mt-3 max-w-2xl lg:mt-5 lg:text-lg">
          {addNonBreakingSpaces(article.description)}
        </p>
        <ArticleFacts article={article} />
        {reviewed && (
          <p className="mt-2 text-sm">
            <TeamFace name={reviewed.by} className="size-10 align-middle" />
            {reviewLine(article)}
          </p>
        )}
      </div>
    </Section>
  );
}

/** Dates, minutes and author in one line of text. */
function ArticleFacts({ article }: { article: Article }) {
  const { date, updated, readingMinutes, series, author } = article;
  return (
    <ul className="mt-3 flex flex-wrap text-xs sm:text-sm [&>li:not(:last-child)]:after:mx-[0.3em] [&>li:not(:last-child)]:after:content-['·'/'']">
      <li>
        <span className="sr-only">Publicado em </span>
        <ArticleDate article={article} />
      </li>
      {updated && updated > date && (
        <li>
          Atualizado em <Day day={updated} />
        </li>
      )}
      <li>
        {readingMinutes} min<span className="sr-only"> de leitura</span>
      </li>
      {series && (
        <li>
          <a href={`#${SERIES_ID}`} className="underline underline-offset-4">
            Parte {series.part} de {getSeriesParts(article).length}
          </a>
        </li>
      )}
      {author && (
        <li>
          <TeamFace name={author.name} className="size-6 align-middle" />
          {author.role ?? "Texto"}: {[author.name, author.register].filter(Boolean).join(", ")}
        </li>
      )}
    </ul>
  );
}

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
      className="inline-block py-1 text-sm wrap-anywhere underline decoration-obra decoration-2 underline-offset-4 hover:bg-seguranca"
    >
      {tag}
    </a>
  ) : (
    <span className="inline-block py-1 text-sm wrap-anywhere">{tag}</span>
  );
}

export async function ArticleText({ article }: { article: Article }) {
  const { content, headings } = await renderMdx(article.body, {
    Call: () => <ArticleCall article={article} />,
  });
  return (
    <Section className="article-columns max-lg:pt-5">
      <TableOfContents headings={headings} />
      <div className="min-w-0">
        <div id={ARTICLE_TEXT_ID} className="prose-site article-prose">
          {content}
        </div>
        <SeriesBox article={article} />
        <ArticleSources article={article} />
        <ArticleTags tags={article.tags} />
        <ShareRow article={article} />
      </div>
    </Section>
  );
}

/** Offers the service of the text, after its first table or calculator. */
function ArticleCall({ article: { service, cta } }: { article: Article }) {
  const offered = getServices().find(({ slug }) => slug === service);
  return (
    <aside className="no-print article-call bg-seguranca">
      <p>{offered ? "Prefere que a gente faça?" : cta.title}</p>
      <a href={offered ? serviceQuotePath(offered.value) : livingLink(cta.href)}>
        {offered ? `Pedir orçamento de ${offered.name.toLocaleLowerCase("pt-BR")}` : cta.label}
      </a>
    </aside>
  );
}

function ArticleSources({ article }: { article: Article }) {
  const { sources, reviewed } = article;
  const review = !reviewed && <p className="mt-4 text-sm">{reviewLine(article)}</p>;
  if (sources.length === 0) return review;
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
      {review}
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
