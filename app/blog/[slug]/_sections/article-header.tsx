import { SERIES_ID } from "@/app/blog/[slug]/_sections/series-box";
import { ArticleCover } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import { Picture } from "@/components/art/picture";
import { ArticleDate, Day } from "@/components/articles/article-list";
import { HeroLabel } from "@/components/layout/hero";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { BackLink } from "@/components/ui/back-link";
import { Section } from "@/components/ui/section";
import { getTeam } from "@/lib/content/collections/pages";
import { type Article, getSeriesParts, reviewLine } from "@/lib/content/articles";
import { paths } from "@/lib/paths";

const COVER =
  "no-print block h-auto w-28 border-line border-grafite sm:w-40 lg:col-start-2 lg:row-start-2 lg:w-full";

/** The cover is inline, because a file on the first screen would need one more request. */
export function ArticleHeader({ article }: { article: Article }) {
  const { category, slug, reviewed, picture } = article;
  return (
    <Section
      tone="white"
      edge="ruler"
      className="grid grid-cols-text-action items-start gap-x-4 gap-y-3 pt-4! max-lg:pb-4 max-lg:*:max-w-(--measure) lg:grid-cols-text-picture lg:gap-x-16 lg:gap-y-6"
    >
      <div className="lg:col-span-2">
        <BackLink href={paths.blog}>Voltar ao blog</BackLink>
        <HeroLabel ground="light">{category}</HeroLabel>
      </div>
      <Picture
        photograph={picture}
        sizes="(min-width: 64rem) 32rem, 40rem) 10rem, 7rem"
        first
        className={`aspect-cover ${COVER}`}
      >
        <ArticleCover category={category} slug={slug} className={COVER} />
      </Picture>
      <div className="max-lg:col-span-2">
        <h1 className="text-3xl headline max-md:text-[min(1.75rem,12vw)]">{article.title}</h1>
        <p className="mt-3 max-w-text lg:mt-6 lg:text-lg">
          {addNonBreakingSpaces(article.description)}
        </p>
        <ArticleFacts article={article} />
        {reviewed && (
          <p className="mt-2 text-sm">
            <TeamFace name={reviewed.by} className="size-12" />
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
          <TeamFace name={author.name} className="size-6" />
          {author.role ?? "Texto"}: {[author.name, author.register].filter(Boolean).join(", ")}
        </li>
      )}
    </ul>
  );
}

/** The portrait of a member of the team. The name beside it is its text alternative. */
function TeamFace({ name, className }: { name: string; className: string }) {
  const person = getTeam().find((one) => one.name === name);
  if (!person) return null;
  return (
    <Photograph
      picture={{ ...person.picture, alt: "" }}
      sizes="3rem"
      className={`mr-2 inline-block rounded-full align-middle ${className}`}
    />
  );
}
