import { JsonLd } from "@/components/layout/json-ld";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import {
  ArticleCategories,
  BlogHero,
  FeaturedArticles,
  Newsletter,
  RecentArticles,
} from "@/app/blog/sections";
import { BlogResultsOrIndex, BlogSearch } from "@/app/blog/_sections/blog-search";

export const generateMetadata = () => pageMetadata(getPage("blog"));

export default function BlogPage() {
  const page = getPage("blog");
  return (
    <>
      <JsonLd page={page} />
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
