import { JsonLd } from "@/components/seo/json-ld";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { ArticleCategories } from "@/app/blog/_sections/article-categories";
import { BlogHero } from "@/app/blog/_sections/blog-hero";
import { BlogResultsOrIndex } from "@/app/blog/_sections/blog-results-or-index";
import { BlogSearch } from "@/app/blog/_sections/blog-search";
import { FeaturedArticles } from "@/app/blog/_sections/featured-articles";
import { Newsletter } from "@/app/blog/_sections/newsletter";
import { RecentArticles } from "@/app/blog/_sections/recent-articles";

export const generateMetadata = () => pageMetadata({ ...getPage("blog"), path: paths.blog });

export default function BlogPage() {
  const page = getPage("blog");
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
