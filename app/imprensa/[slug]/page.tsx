import { notFound } from "next/navigation";
import { Mark } from "@/components/art/mark";
import { PressContact, ReleaseFrame, ReleaseHeader } from "@/components/press/release";
import { JsonLd } from "@/components/layout/json-ld";
import { getReleases, type Release } from "@/lib/content/press";
import { releasePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { newsArticleData } from "@/lib/seo/structured-data/articles";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getReleases().map(({ name }) => ({ slug: name }));

async function releaseOf({ params }: Props): Promise<Release> {
  const { slug } = await params;
  return getReleases().find(({ name }) => name === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const release = await releaseOf(props);
  const { name, title, searchTitle, description, date, isDateInvented, picture } = release;
  return pageMetadata({
    title: searchTitle,
    heading: title,
    shareTitle: title,
    description,
    path: releasePath(name),
    picture,
    ...(!isDateInvented && { article: { date } }),
  });
}

export default async function ReleasePage(props: Props) {
  const release = await releaseOf(props);
  const { name, title, searchTitle, body } = release;
  return (
    <>
      <JsonLd
        page={{ title: searchTitle, path: releasePath(name) }}
        things={newsArticleData(release)}
      />
      <ReleaseFrame name={name}>
        <ReleaseHeader
          release={release}
          body={body}
          mark={<Mark name="primoze" className="h-16 w-auto" title="PrimoZé" />}
        />
        <PressContact subject={title} />
      </ReleaseFrame>
    </>
  );
}
