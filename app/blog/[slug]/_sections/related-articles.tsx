import { ArticleRow } from "@/components/blog/article-row";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { type Article, getRelatedArticles } from "@/lib/content/articles";
import { RELATED_ARTICLES } from "@/lib/limits";
import { paths } from "@/lib/paths";

/** Related articles by series, category and tags. */
export function RelatedArticles({ article }: { article: Article }) {
  return (
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
}
