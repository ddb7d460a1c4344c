import { notFound } from "next/navigation";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/page-hero";
import { getPage } from "@/lib/content/pages";
import { getWorks, hasWorksIndex, WORKS_INDEX } from "@/lib/content/works";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyReference } from "@/lib/seo/structured-data/company";
import { photographData } from "@/lib/seo/structured-data/images";
import { WorkPage, WorksList } from "@/app/obras/[[...segments]]/sections";

type Props = { params: Promise<{ segments?: string[] }> };

/** One page for each work, and their list as soon as there is one. */
export const dynamicParams = false;

export const generateStaticParams = () => [
  ...(hasWorksIndex() ? [{ segments: [] }] : []),
  ...getWorks().map(({ slug }) => ({ segments: [slug] })),
];

const above = () => {
  const { path, title } = getPage("servicos");
  return [{ path, title }];
};

export async function generateMetadata({ params }: Props) {
  const work = await workOf(params);
  return pageMetadata(work ? { ...work, picture: work.after } : WORKS_INDEX);
}

export default async function WorksPage({ params }: Props) {
  const work = await workOf(params);
  if (!work)
    return (
      <>
        <JsonLd page={{ ...WORKS_INDEX, above: above() }} />
        <TitleBar heading={WORKS_INDEX.title} lead={WORKS_INDEX.description}>
          <ServicesLink />
        </TitleBar>
        <WorksList />
      </>
    );
  const { path, title, before, after, demonstration } = work;
  const pictures = demonstration ? [] : [after, ...(before ? [before] : [])];
  const steps = [...above(), ...(hasWorksIndex() ? [WORKS_INDEX] : [])];
  return (
    <>
      <JsonLd
        page={{ path, title, above: steps }}
        things={[companyReference, ...(await Promise.all(pictures.map(photographData)))]}
      />
      <TitleBar heading={title}>
        <ServicesLink />
      </TitleBar>
      <WorkPage work={work} />
    </>
  );
}

const ServicesLink = () => (
  <a
    href={paths.services}
    className="inline-flex min-h-6 items-center drawing-label underline-offset-4 hover:underline"
  >
    Serviços
  </a>
);

/** Undefined for the list. */
async function workOf(params: Props["params"]) {
  const { segments: [slug, ...more] = [] } = await params;
  if (!slug) return undefined;
  const work = more.length === 0 && getWorks().find((one) => one.slug === slug);
  return work || notFound();
}
