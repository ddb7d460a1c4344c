import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { ArticleCategories } from "./_sections/article-categories";
import { FeaturedArticles } from "./_sections/featured-articles";
import { Newsletter } from "./_sections/newsletter";
import { RecentArticles } from "./_sections/recent-articles";

const page = getPage("blog");

export const metadata = pageMetadata({ ...page, path: paths.blog });

export default function BlogPage() {
  return (
    <>
      <PageHero label="Blog" heading={page.heading} lead={page.lead} />
      <FeaturedArticles />
      <ArticleCategories />
      <RecentArticles />
      <Newsletter />
    </>
  );
}
