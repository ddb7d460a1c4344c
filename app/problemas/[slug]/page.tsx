import "@/app/problemas/[slug]/problem.css";
import { notFound } from "next/navigation";
import { InlineDrawing } from "@/components/art/drawing";
import { Frame } from "@/components/art/picture";
import { TextSources } from "@/components/articles/text-sources";
import { QuotesSheetLink } from "@/components/company/quotes-sheet-link";
import { ContactBar } from "@/components/layout/contact-bar";
import { JsonLd } from "@/components/layout/json-ld";
import { MdxContent } from "@/components/mdx/mdx-content";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button";
import { Paper } from "@/components/ui/paper";
import { Section, SectionHeading } from "@/components/ui/section";
import { UnbrokenTerms } from "@/components/ui/unbroken";
import { TextToSend } from "@/components/ui/text-to-send";
import { Headline, Lead } from "@/components/ui/text";
import { getQuotesSheet } from "@/lib/content/collections/sheets";
import { getSymptoms, type Symptom } from "@/lib/content/symptoms";
import { symptomQuotePath } from "@/lib/forms/quote-address";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { shareLinks } from "@/lib/share-links";
import { contactText } from "@/lib/whatsapp-text";

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
  const { title, path, body, avoid, service } = symptom;
  return (
    <>
      <JsonLd page={{ title, path }} />
      <SymptomHeader symptom={symptom} />
      <FirstSteps symptom={symptom} />
      <Section tone="white" columns="halves">
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
      <ContactBar
        text={contactText(path, title)}
        quoteHref={service && symptomQuotePath(title, service.value)}
        namesCompany
      />
    </>
  );
}

const SymptomHeader = ({ symptom: { title, description, art } }: { symptom: Symptom }) => (
  <Section
    tone="white"
    className="symptom-header flex flex-wrap items-start gap-x-4 gap-y-3 pt-4 pb-8 md:grid md:grid-cols-text-picture lg:gap-x-16"
  >
    <BackLink href={paths.symptoms}>Todos os problemas</BackLink>
    <Frame className="symptom-picture p-2">
      <InlineDrawing name={art} className="mx-auto h-auto w-full max-w-small" />
    </Frame>
    <div>
      <Headline as="h1" size="section">
        {title}
      </Headline>
      <p className="mt-3 max-w-text">
        <UnbrokenTerms>{description}</UnbrokenTerms>
      </p>
    </div>
  </Section>
);

const FirstSteps = ({ symptom: { now, calls, message, path } }: { symptom: Symptom }) => (
  <Section
    tone="seguranca"
    edge="hazard"
    labelledBy="agora"
    columns="halves"
    className="items-start pt-8"
  >
    <div>
      <SectionHeading id="agora" title="Faça agora" />
      <ol className="mt-6 grid grid-cols-1 gap-4">
        {now.map((step, index) => (
          <li key={step} className="flex gap-4">
            <strong
              aria-hidden="true"
              className="grid size-8 shrink-0 place-content-center rounded-full border-line border-grafite bg-white"
            >
              {index + 1}
            </strong>
            <Lead className="min-w-0">
              <strong>
                <UnbrokenTerms>{step}</UnbrokenTerms>
              </strong>
            </Lead>
          </li>
        ))}
      </ol>
    </div>
    <div className="grid grid-cols-1 gap-6">
      {calls.length > 0 && <Calls calls={calls} />}
      {message && <MessageToSend message={message} path={path} />}
    </div>
  </Section>
);

/** Whom to call at once, before us. */
const Calls = ({ calls }: Pick<Symptom, "calls">) => (
  <Paper>
    <Headline as="h2" size="card" className="border-b-line border-grafite px-inset py-3">
      Ligue na hora
    </Headline>
    <dl>
      {calls.map(({ when, who, phone }) => (
        <div key={when} className="border-cimento px-inset py-3 not-first:border-t">
          <dt>
            <UnbrokenTerms>{when}</UnbrokenTerms>
          </dt>
          <dd className="flex flex-wrap items-center gap-x-3">
            <strong className="min-w-0 wrap-anywhere">{who}</strong>
            {phone && (
              <Headline as="span" size="part">
                <a href={`tel:${phone.replaceAll(" ", "")}`} className="text-link">
                  {phone}
                </a>
              </Headline>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Paper>
);

type MessageProps = { message: NonNullable<Symptom["message"]>; path: string };

/** What a step says to write to somebody, with the address of this page. */
function MessageToSend({ message: { title, text }, path }: MessageProps) {
  const { url, whatsapp } = shareLinks({ title: text, path });
  return <TextToSend title={title} text={`${text} ${url}`} whatsapp={whatsapp} />;
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <div className="prose-site mt-6">
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <UnbrokenTerms>{line}</UnbrokenTerms>
        </li>
      ))}
    </ul>
  </div>
);

/** Whose work it is, and what the request needs. */
const Request = ({ symptom }: { symptom: Symptom }) => {
  const { title, whose, service, record } = symptom;
  return (
    <Section columns="halves">
      <div>
        <SectionHeading title="De quem é o serviço" />
        <p className="mt-6 max-w-text">
          <UnbrokenTerms>{whose}</UnbrokenTerms>
        </p>
        {service && (
          <div className="no-print mt-6 flex flex-wrap gap-4">
            <ButtonLink href={symptomQuotePath(title, service.value)}>
              Pedir orçamento com este problema
            </ButtonLink>
            <ButtonLink href={`${paths.services}#${service.slug}`} variant="secondary">
              Ver o serviço
            </ButtonLink>
            {getQuotesSheet()?.service === service.value && <QuotesSheetLink />}
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
