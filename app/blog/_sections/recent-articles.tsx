import { ArticleRow } from "@/components/blog/article-row";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { archiveSlugFor } from "@/lib/content/archive";
import { getRecentArticles } from "@/lib/content/articles";
import { BLOG_INDEX } from "@/lib/limits";

/** The newest articles that are not featured (§2.11), with a link to the archive. */
export function RecentArticles() {
  const archive = archiveSlugFor();
  return (
    <Section labelledBy="recentes">
      <SectionHeading id="recentes" title="Recentes" />
      <ul className="mt-10 grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-2">
        {getRecentArticles()
          .slice(0, BLOG_INDEX.recent)
          .map((article) => (
            <li key={article.slug}>
              <ArticleRow article={article} />
            </li>
          ))}
      </ul>
      {archive && (
        <div className="mt-10">
          <ButtonLink href={archive}>Ver os artigos mais antigos</ButtonLink>
        </div>
      )}
    </Section>
  );
}
