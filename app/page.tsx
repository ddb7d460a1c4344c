import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { BlogTeasers } from "./_sections/blog-teasers";
import { HomeHero } from "./_sections/home-hero";
import { QuoteCall } from "./_sections/quote-call";

const page = getPage("home");

export const metadata = pageMetadata({ ...page, path: paths.home });

export default function HomePage() {
  return (
    <>
      <HomeHero heading={page.heading} lead={page.lead} />
      <BlogTeasers />
      <QuoteCall />
    </>
  );
}
