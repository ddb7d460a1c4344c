import { Mark } from "@/components/art/mark";
import { PressContact, ReleaseFrame, ReleaseHeader } from "@/components/press/release";
import { JsonLd } from "@/components/layout/json-ld";
import { getReleases } from "@/lib/content/press";
import { releasePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { newsArticleData } from "@/lib/seo/structured-data/articles";
import { staticAddresses } from "@/lib/server/static-addresses";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const { generateStaticParams, itemOf } = staticAddresses("slug", getReleases, ({ name }) => name);
export { generateStaticParams };

export async function generateMetadata({ params }: Props) {
  const { name, title, searchTitle, description, date, isDateInvented, picture } =
    await itemOf(params);
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

export default async function ReleasePage({ params }: Props) {
  const release = await itemOf(params);
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
          mark={<Mark name="primoze" className="h-14 w-auto" title="PrimoZé" />}
        />
        <PressContact subject={title} />
      </ReleaseFrame>
    </>
  );
}
