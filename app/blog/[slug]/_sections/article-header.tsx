import "@/app/blog/[slug]/article.css";
import { SERIES_ID } from "@/app/blog/[slug]/_sections/series-box";
import { ArticleCover } from "@/components/art/drawing";
import { Photograph } from "@/components/art/photograph";
import { Picture } from "@/components/art/picture";
import { ArticleDate, Day } from "@/components/articles/article-list";
import { HeroLabel } from "@/components/layout/hero";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { BackLink } from "@/components/ui/back-link";
import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
import { getTeam } from "@/lib/content/collections/pages";
import { type Article, getSeriesParts, reviewLine } from "@/lib/content/articles";
import { paths } from "@/lib/paths";

const coverClass =
  "article-cover no-print block h-auto border-line border-grafite lg:col-start-2 lg:row-start-2";

/** The cover is inline, because a file on the first screen would need one more request. */
export function ArticleHeader({ article }: { article: Article }) {
  const { category, slug, reviewed, picture } = article;
  return (
    <Section
      tone="white"
      edge="ruler"
      className="grid grid-cols-text-action items-start gap-x-4 gap-y-3 pt-4 lg:grid-cols-text-picture lg:gap-x-16"
    >
      <div className="lg:col-span-2">
        <BackLink href={paths.blog}>Voltar ao blog</BackLink>
        <HeroLabel>{category}</HeroLabel>
      </div>
      <Picture
        photograph={picture}
        sizes="(min-width: 64rem) 32rem, (min-width: 30rem) 10rem, 7rem"
        first
        className={`aspect-cover ${coverClass}`}
      >
        <ArticleCover category={category} slug={slug} className={coverClass} />
      </Picture>
      <div className="col-span-2 lg:col-span-1">
        <Headline as="h1" size="section">
          {article.title}
        </Headline>
        <p className="mt-3 max-w-text">{addNonBreakingSpaces(article.description)}</p>
        <ArticleFacts article={article} />
        {reviewed && (
          <SmallText className="mt-2">
            <TeamFace name={reviewed.by} className="size-12" />
            {reviewLine(article)}
          </SmallText>
        )}
      </div>
    </Section>
  );
}

/** Dates, minutes and author in one line of text. */
function ArticleFacts({ article }: { article: Article }) {
  const { date, updated, readingMinutes, series, author } = article;
  return (
    <SmallText as="ul" className="dotted-list mt-3 flex flex-wrap">
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
          <a href={`#${SERIES_ID}`} className="underline">
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
    </SmallText>
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
      className={`mr-1 inline-block rounded-full ${className}`}
    />
  );
}
