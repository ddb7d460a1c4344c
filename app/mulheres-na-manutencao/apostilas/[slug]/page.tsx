import { JsonLd } from "@/components/layout/json-ld";
import { getLessons } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { staticAddresses } from "@/lib/server/static-addresses";
import { handoutData } from "@/lib/seo/structured-data/events";
import {
  Handout,
  HandoutToolbar,
} from "@/app/mulheres-na-manutencao/apostilas/[slug]/_sections/handout";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const { generateStaticParams, itemOf } = staticAddresses("slug", getLessons, ({ slug }) => slug);
export { generateStaticParams };

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary } = await itemOf(params);
  return pageMetadata({
    title: `Apostila: ${title}`,
    heading: title,
    description: summary,
    path: handoutPath(slug),
  });
}

export default async function HandoutPage({ params }: Props) {
  const lesson = await itemOf(params);
  return (
    <>
      <JsonLd
        page={{ title: `Apostila: ${lesson.title}`, path: handoutPath(lesson.slug) }}
        things={[handoutData(lesson)]}
      />
      <HandoutToolbar lesson={lesson} />
      <Handout lesson={lesson} />
    </>
  );
}
