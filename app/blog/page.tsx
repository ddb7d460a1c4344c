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

export const generateMetadata = () => pageMetadata(getPage("blog"));

export default function BlogPage() {
  const page = getPage("blog");
  return (
    <>
      <JsonLd page={page} />
      <BlogHero />
      <FeaturedArticles />
      <ArticleCategories />
      <RecentArticles />
      <Newsletter />
    </>
  );
}
