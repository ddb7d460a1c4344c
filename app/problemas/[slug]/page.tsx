import { notFound } from "next/navigation";
import { InlineDrawing } from "@/components/art/drawing";
import { Frame } from "@/components/art/picture";
import { TextSources } from "@/components/articles/text-sources";
import { ContactBar } from "@/components/layout/contact-bar";
import { JsonLd } from "@/components/layout/json-ld";
import { MdxContent } from "@/components/mdx/mdx-content";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { getSymptoms, type Symptom } from "@/lib/content/symptoms";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { symptomQuotePath } from "@/lib/forms/quote-address";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getSymptoms().map(({ slug }) => ({ slug }));

async function symptomOf({ params }: Props): Promise<Symptom> {
  const { slug } = await params;
  return getSymptoms().find((symptom) => symptom.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  return pageMetadata(await symptomOf(props));
}

export default async function SymptomPage(props: Props) {
  const symptom = await symptomOf(props);
  const { title, path, body, avoid } = symptom;
  return (
    <>
      <JsonLd page={{ title, path }} />
      <SymptomHeader symptom={symptom} />
      <FirstSteps symptom={symptom} />
      <Section tone="white" className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <SectionHeading title="Não faça" />
          <Lines lines={avoid} />
        </div>
        <div>
          <SectionHeading title="O que costuma ser" />
          <div className="mt-6">
            <MdxContent source={body} />
          </div>
        </div>
      </Section>
      <Request symptom={symptom} />
      <ContactBar title={title} />
    </>
  );
}

const SymptomHeader = ({ symptom: { title, description, art } }: { symptom: Symptom }) => (
  <Section
    tone="white"
    className="grid grid-cols-text-action items-start gap-x-4 gap-y-3 pt-4 pb-4 lg:grid-cols-text-picture lg:gap-x-16 lg:pb-8"
  >
    <BackLink href={paths.symptoms}>Todos os problemas</BackLink>
    <Frame className="w-small-picture p-2 lg:row-span-2 lg:w-full lg:p-4">
      <InlineDrawing name={art} className="mx-auto h-auto w-full max-w-small" />
    </Frame>
    <div className="col-span-2 lg:col-span-1">
      <h1 className="text-3xl headline">{title}</h1>
      <p className="mt-3 max-w-text lg:mt-6 lg:text-lg">{addNonBreakingSpaces(description)}</p>
    </div>
  </Section>
);

const FirstSteps = ({ symptom: { now, calls } }: { symptom: Symptom }) => (
  <Section
    tone="seguranca"
    edge="hazard"
    labelledBy="agora"
    className="grid grid-cols-1 items-start gap-x-16 gap-y-8 pt-8 lg:grid-cols-2 lg:pt-12"
  >
    <div>
      <SectionHeading id="agora" title="Faça agora" />
      <ol className="mt-6 grid grid-cols-1 gap-4">
        {now.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full border-line border-grafite bg-white font-extrabold"
            >
              {index + 1}
            </span>
            <p className="min-w-0 pt-1 text-lg leading-title font-bold">
              {addNonBreakingSpaces(step)}
            </p>
          </li>
        ))}
      </ol>
    </div>
    {calls.length > 0 && <Calls calls={calls} />}
  </Section>
);

/** Whom to call at once, before us. */
const Calls = ({ calls }: Pick<Symptom, "calls">) => (
  <div className="border-line border-grafite bg-white">
    <h2 className="border-b-line border-grafite px-4 py-3 text-xl font-extrabold sm:px-6">
      Ligue na hora
    </h2>
    <dl className="divide-y divide-cimento">
      {calls.map(({ when, who, phone }) => (
        <div key={when} className="px-4 py-3 sm:px-6">
          <dt>{addNonBreakingSpaces(when)}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 text-lg font-extrabold">
            {who}
            {phone && (
              <a
                href={`tel:${phone.replaceAll(" ", "")}`}
                className="inline-flex min-h-touch items-center text-2xl text-link"
              >
                {phone}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <div className="prose-site mt-6">
    <ul>
      {lines.map((line) => (
        <li key={line}>{addNonBreakingSpaces(line)}</li>
      ))}
    </ul>
  </div>
);

/** Whose work it is, and what the request needs. */
const Request = ({ symptom }: { symptom: Symptom }) => {
  const { title, whose, service, record } = symptom;
  return (
    <Section className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <div>
        <SectionHeading title="De quem é o serviço" />
        <p className="mt-6 max-w-text">{addNonBreakingSpaces(whose)}</p>
        {service && (
          <div className="no-print mt-6 flex flex-wrap gap-4">
            <ButtonLink href={symptomQuotePath(title, service.value)}>
              Pedir orçamento com este problema
            </ButtonLink>
            <ButtonLink href={`${paths.services}#${service.slug}`} variant="secondary">
              Ver o serviço
            </ButtonLink>
          </div>
        )}
      </div>
      <div>
        <SectionHeading title="O que medir ou fotografar" />
        <Lines lines={record} />
      </div>
      <div className="lg:col-span-2">
        <TextSources {...symptom} />
      </div>
    </Section>
  );
};
