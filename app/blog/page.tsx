import { JsonLd } from "@/components/seo/json-ld";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { ArticleCategories } from "./_sections/article-categories";
import { BlogHero } from "./_sections/blog-hero";
import { BlogResultsOrIndex } from "./_sections/blog-results-or-index";
import { BlogSearch } from "./_sections/blog-search";
import { FeaturedArticles } from "./_sections/featured-articles";
import { Newsletter } from "./_sections/newsletter";
import { RecentArticles } from "./_sections/recent-articles";

const page = getPage("blog");

export const metadata = pageMetadata({ ...page, path: paths.blog });

export default function BlogPage() {
  return (
    <>
      <JsonLd things={[breadcrumbData({ ...page, path: paths.blog })]} />
      <BlogSearch>
        <BlogHero />
        <BlogResultsOrIndex>
          <FeaturedArticles />
          <ArticleCategories />
          <RecentArticles />
        </BlogResultsOrIndex>
      </BlogSearch>
      <Newsletter />
    </>
  );
}
