import { notFound } from "next/navigation";
import { JsonLd } from "@/components/layout/json-ld";
import { getLesson, getLessons } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { handoutData } from "@/lib/seo/structured-data/events";
import { Handout, HandoutToolbar } from "@/app/mulheres-na-manutencao/apostilas/[slug]/sections";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getLessons().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary } = await requireLesson(params);
  return pageMetadata({
    title: `Apostila: ${title}`,
    heading: title,
    description: summary,
    path: handoutPath(slug),
  });
}

export default async function HandoutPage({ params }: Props) {
  const lesson = await requireLesson(params);
  return (
    <>
      <JsonLd
        things={[
          handoutData(lesson),
          breadcrumbData({ title: `Apostila: ${lesson.title}`, path: handoutPath(lesson.slug) }),
        ]}
      />
      <HandoutToolbar lesson={lesson} />
      <Handout lesson={lesson} />
    </>
  );
}

async function requireLesson(params: Props["params"]) {
  const { slug } = await params;
  return getLesson(slug) ?? notFound();
}
