import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("media-kit");

export const metadata = pageMetadata({ ...page, path: paths.mediaKit });

export default function MediaKitPage() {
  return <PageHero label="Imprensa e parceiros" heading={page.heading} lead={page.lead} />;
}
