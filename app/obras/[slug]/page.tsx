import { BackLink } from "@/components/ui/back-link";
import { notFound } from "next/navigation";
import { WorkPictures } from "@/app/obras/[slug]/_sections/work-pictures";
import { ReviewsLink } from "@/components/company/reviews-link";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/hero";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ButtonLink } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import { WorkCards, WorkTestimonial } from "@/components/works/work-card";
import { SmallText } from "@/components/ui/text";
import { monthAndYear } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { areaOf, daysOf, getWorks, otherWorks, type Work, WORKS_INDEX } from "@/lib/content/works";
import { serviceQuotePath } from "@/lib/forms/quote-address";
import { WORKS } from "@/lib/limits";
import { paths, WORKS_PATH } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyReference } from "@/lib/seo/structured-data/company";
import { photographData } from "@/lib/seo/structured-data/images";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getWorks().map(({ slug }) => ({ slug }));

async function workOf({ params }: Props): Promise<Work> {
  const { slug } = await params;
  return getWorks().find((work) => work.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const work = await workOf(props);
  return pageMetadata({ ...work, picture: work.after });
}

export default async function WorkPage(props: Props) {
  const work = await workOf(props);
  const { path, title, before, after, demonstration } = work;
  const services = getPage("servicos");
  const pictures = demonstration ? [] : [after, ...(before ? [before] : [])];
  return (
    <>
      <JsonLd
        page={{ path, title, above: [{ path: services.path, title: services.title }, WORKS_INDEX] }}
        things={[companyReference, ...pictures.map(photographData)]}
      />
      <TitleBar heading={title}>
        <BackLink href={WORKS_PATH}>{WORKS_INDEX.title}</BackLink>
      </TitleBar>
      <Section tone="white" className="pt-8 lg:pt-12">
        <WorkPictures work={work} />
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-main-aside">
          <div>
            <MdxContent source={work.body} />
            {work.testimonial && (
              <div className="mt-8 max-w-text">
                <WorkTestimonial work={work} />
              </div>
            )}
            <ReviewsLink className="mt-4" />
          </div>
          <WorkFacts work={work} />
        </div>
      </Section>
      <OtherWorks work={work} />
    </>
  );
}

/** The facts of a work, and the way to ask for one like it. */
function WorkFacts({ work }: { work: Work }) {
  const { service, place, month, demonstration } = work;
  const facts = [
    { term: "Serviço", text: service?.name },
    { term: "Lugar", text: place },
    { term: "Pronta em", text: monthAndYear(`${month}-01`) },
    { term: "Área", text: areaOf(work) },
    { term: "Tempo", text: daysOf(work) },
  ].filter(({ text }) => text);
  return (
    <div className="self-start border-line border-grafite bg-concreto">
      <Facts
        facts={facts}
        className=""
        factClass="grid grid-cols-label items-baseline border-b-line border-grafite px-4 py-2"
      />
      <div className="no-print p-4">
        {demonstration && <SmallText className="mb-3">Obra de exemplo</SmallText>}
        <ButtonLink
          href={service ? serviceQuotePath(service.value) : paths.contact}
          className="w-full"
        >
          Peça uma obra assim
        </ButtonLink>
      </div>
    </div>
  );
}

function OtherWorks({ work }: { work: Work }) {
  const others = otherWorks(work);
  if (others.length === 0) return null;
  return (
    <Section labelledBy="outras-obras" title="Outras obras">
      <WorkCards works={others.slice(0, WORKS.perService)} level="h3" className="mt-title" />
    </Section>
  );
}
