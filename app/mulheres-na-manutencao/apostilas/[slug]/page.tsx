import { notFound } from "next/navigation";
import { JsonLd } from "@/components/layout/json-ld";
import { getLessons, type Lesson } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import {
  Handout,
  HandoutToolbar,
} from "@/app/mulheres-na-manutencao/apostilas/[slug]/_sections/handout";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getLessons().map(({ slug }) => ({ slug }));

async function lessonOf({ params }: Props): Promise<Lesson> {
  const { slug } = await params;
  return getLessons().find((lesson) => lesson.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const { slug, title, summary } = await lessonOf(props);
  return pageMetadata({
    title: `Apostila: ${title}`,
    heading: title,
    description: summary,
    path: handoutPath(slug),
  });
}

export default async function HandoutPage(props: Props) {
  const lesson = await lessonOf(props);
  return (
    <>
      <JsonLd page={{ title: `Apostila: ${lesson.title}`, path: handoutPath(lesson.slug) }} />
      <HandoutToolbar lesson={lesson} />
      <Handout lesson={lesson} />
    </>
  );
}
