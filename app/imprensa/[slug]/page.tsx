import { notFound } from "next/navigation";
import { Mark } from "@/components/art/mark";
import { PressContact, ReleaseFrame, ReleaseHeader } from "@/components/press/release";
import { JsonLd } from "@/components/layout/json-ld";
import { getRelease, getReleases } from "@/lib/content/press";
import { releasePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { newsArticleData } from "@/lib/seo/structured-data/articles";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getReleases().map(({ name }) => ({ slug: name }));

export async function generateMetadata({ params }: Props) {
  const { name, title, searchTitle, description, date, isDateInvented } =
    await requireRelease(params);
  return pageMetadata({
    title: searchTitle,
    heading: title,
    shareTitle: title,
    description,
    path: releasePath(name),
    ...(!isDateInvented && { article: { date } }),
  });
}

export default async function ReleasePage({ params }: Props) {
  const release = await requireRelease(params);
  const { name, title, searchTitle, body } = release;
  return (
    <>
      <JsonLd
        things={[
          ...newsArticleData(release),
          breadcrumbData({ title: searchTitle, path: releasePath(name) }),
        ]}
      />
      <ReleaseFrame name={name} title={title}>
        <ReleaseHeader
          release={release}
          body={body}
          mark={<Mark name="primoze" className="h-14 w-auto" title="PrimoZé" />}
        />
        <PressContact subject={title} />
      </ReleaseFrame>
    </>
  );
}

async function requireRelease(params: Props["params"]) {
  const { slug } = await params;
  return getRelease(slug) ?? notFound();
}
