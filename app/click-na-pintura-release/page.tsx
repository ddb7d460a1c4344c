import { PageHero } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";

const page = getPage("click-na-pintura-release");

export const metadata = pageMetadata({ ...page, path: paths.pressRelease });

export default function PressReleasePage() {
  return <PageHero label="Release para a imprensa" heading={page.heading} lead={page.lead} />;
}
