import { ArticleCard } from "@/components/blog/article-card";
import { FeaturedCard } from "@/components/blog/featured-card";
import { Section, SectionHeading } from "@/components/ui/section";
import { getFeaturedArticles } from "@/lib/content/articles";

/** The three featured articles (§2.11, §9.5): the newest as a large card, two small cards. */
export function FeaturedArticles() {
  const [first, ...others] = getFeaturedArticles();
  return (
    <Section labelledBy="destaques">
      <SectionHeading id="destaques" title="Em destaque" />
      <ul className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-[1.9fr_1fr] lg:grid-rows-[auto_1fr]">
        <li className="md:col-span-2 lg:col-span-1 lg:row-span-2">
          {first && <FeaturedCard article={first} />}
        </li>
        {others.map((article) => (
          <li key={article.slug} className="grid grid-cols-1">
            <ArticleCard article={article} brief />
          </li>
        ))}
      </ul>
    </Section>
  );
}
