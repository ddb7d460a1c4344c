import { ArticleTeasers } from "@/components/blog/article-teasers";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { getHomeTeasers } from "@/lib/content/articles";
import { paths } from "@/lib/paths";

/** The four blog teasers (§2.5) in the specified order, with their own categories (§3.1). */
export function BlogTeasers() {
  return (
    <Section labelledBy="do-blog">
      <SectionHeading id="do-blog" mark="E" title="Do blog" />
      <ArticleTeasers
        teasers={getHomeTeasers().map((article) => ({
          article,
          label: article.homeTeaser.category,
        }))}
      />
      <div className="mt-10">
        <ButtonLink href={paths.blog} variant="secondary">
          VER TODOS OS ARTIGOS
        </ButtonLink>
      </div>
    </Section>
  );
}
