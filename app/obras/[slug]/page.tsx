import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/page-hero";
import { ServicesLink } from "@/components/works/work-card";
import { getPage } from "@/lib/content/pages";
import { getWorks, WORKS_INDEX } from "@/lib/content/works";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyReference } from "@/lib/seo/structured-data/company";
import { photographData } from "@/lib/seo/structured-data/images";
import { staticAddresses } from "@/lib/server/static-addresses";
import { WorkPage } from "@/app/obras/[slug]/sections";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

const { generateStaticParams, itemOf } = staticAddresses("slug", getWorks, ({ slug }) => slug);
export { generateStaticParams };

export async function generateMetadata({ params }: Props) {
  const work = await itemOf(params);
  return pageMetadata({ ...work, picture: work.after });
}

export default async function Page({ params }: Props) {
  const work = await itemOf(params);
  const { path, title, before, after, demonstration } = work;
  const services = getPage("servicos");
  const pictures = demonstration ? [] : [after, ...(before ? [before] : [])];
  return (
    <>
      <JsonLd
        page={{ path, title, above: [{ path: services.path, title: services.title }, WORKS_INDEX] }}
        things={[companyReference, ...(await Promise.all(pictures.map(photographData)))]}
      />
      <TitleBar heading={title}>
        <ServicesLink />
      </TitleBar>
      <WorkPage work={work} />
    </>
  );
}
