import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { ArticleCategories } from "./_sections/article-categories";
import { BlogHero } from "./_sections/blog-hero";
import { FeaturedArticles } from "./_sections/featured-articles";
import { Newsletter } from "./_sections/newsletter";
import { RecentArticles } from "./_sections/recent-articles";

export const metadata = pageMetadata({ ...getPage("blog"), path: paths.blog });

export default function BlogPage() {
  return (
    <>
      <BlogHero />
      <FeaturedArticles />
      <ArticleCategories />
      <RecentArticles />
      <Newsletter />
    </>
  );
}
