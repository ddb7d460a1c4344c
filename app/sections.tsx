import { ButtonLink, buttonClass } from "@/components/ui/button";
import { ArrowIcon } from "@/components/ui/icons";
import { Section, SectionHeading } from "@/components/ui/section";
import { type Claim, getClaims, getServices, type Service } from "@/lib/content/collections";
import { livingLink } from "@/lib/seo/site-addresses";
import { getWorks, hasWorksIndex } from "@/lib/content/works";
import { paths, WORKS_PATH } from "@/lib/paths";
import { ReviewsLink, WorkCard } from "@/components/works/work-card";
import { Drawing, ServiceIcon } from "@/components/art/drawing";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Mark } from "@/components/art/mark";
import { ArticleTeasers } from "@/components/articles/article-list";
import { getHomeTeasers } from "@/lib/content/articles";
import { PaintBand } from "@/components/calculators/paint-band";
import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";
import { QuoteModel } from "@/app/_sections/quote-model";
import { UrgentCall } from "@/components/layout/urgent-call";
import { REPLY_WORKING_DAYS, WORKS } from "@/lib/limits";
import { QuoteOpener } from "@/components/forms/quote-dialog";

export const ServicesList = () => (
  <Section tone="white" labelledBy="servicos">
    <SectionHeading
      id="servicos"
      mark="B"
      title="Serviços para a&nbsp;casa, a&nbsp;loja e o&nbsp;prédio"
    />
    <ul className="mt-10 border-t-2 border-grafite">
      {getServices().map((service) => (
        <li key={service.slug} className="border-b-2 border-grafite">
          <ServiceRow service={service} />
        </li>
      ))}
    </ul>
    <div className="mt-10">
      <ButtonLink href={paths.services} variant="secondary">
        VEJA A LISTA COMPLETA
      </ButtonLink>
    </div>
    <Calculators />
  </Section>
);

const Calculators = () => (
  <div className="no-print mt-14">
    <PaintBand
      heading={
        <>
          <h3 className="text-xl headline md:text-2xl">Quanta tinta vai no seu quarto?</h3>
          <p className="mt-2">Escreva as medidas: a parede e as latas mudam com elas.</p>
        </>
      }
      links={
        <ul className="grid" aria-label="Outras calculadoras">
          {CALCULATORS.slice(1).map((calculator) => (
            <li key={calculator.name} className="grid border-t-2 border-grafite">
              <a
                href={calculatorPath(calculator)}
                className="group flex items-center justify-between gap-4 py-3 hover:bg-seguranca"
              >
                <span>
                  <span className="block font-bold underline decoration-obra decoration-2 underline-offset-4">
                    {calculator.title}
                  </span>
                  <span className="text-sm">{calculator.question}</span>
                </span>
                <ArrowIcon className="size-5 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      }
    />
  </div>
);

const ServiceRow = ({ service }: { service: Service }) => (
  <a
    href={`${paths.services}#${service.slug}`}
    className="group grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-4 hover:bg-seguranca motion-safe:transition-colors md:grid-cols-[6rem_minmax(0,1.1fr)_minmax(0,1fr)_auto] md:gap-x-6 md:py-0"
  >
    <span className="grid place-items-center self-stretch md:border-r-2 md:border-grafite md:py-5">
      <ServiceIcon value={service.value} className="size-11 md:size-12" />
    </span>
    <span className="text-xl headline wrap-anywhere md:text-2xl">{service.name}</span>
    <span className="col-start-2 row-start-2 text-sm text-grafite-claro group-hover:text-grafite md:col-start-3 md:row-start-1 lg:text-base">
      {service.summary}
    </span>
    <ArrowIcon className="size-6 md:mr-4" />
  </a>
);

export const Credibility = () => (
  <Section tone="planta" edge="ruler" labelledBy="credibilidade">
    <SectionHeading id="credibilidade" mark="C" title="Obra no nível e no prumo" />
    <div className="mt-10 grid grid-cols-1 items-stretch gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <QuoteModel />
      {getClaims().length > 0 && (
        <ul className="flex flex-col">
          {getClaims().map((claim) => (
            <li
              key={claim.title}
              className="flex grow flex-col justify-center border-b border-concreto/40 py-6 first:border-t"
            >
              <ClaimRow claim={claim} />
            </li>
          ))}
        </ul>
      )}
    </div>
    <FinishedWorks />
  </Section>
);

function FinishedWorks() {
  const works = getWorks();
  if (works.length === 0) return null;
  return (
    <div className="no-print mt-12">
      <h3 className="text-2xl headline">Obras feitas</h3>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {works.slice(0, WORKS.home).map((work) => (
          <li key={work.slug}>
            <WorkCard work={work} sizes="(min-width: 64rem) 19rem, 50vw" level="h4" />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-x-8">
        {hasWorksIndex() && (
          <a
            href={WORKS_PATH}
            className="inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
          >
            Ver todas as obras
          </a>
        )}
        <ReviewsLink />
      </div>
    </div>
  );
}

const ClaimRow = ({ claim }: { claim: Claim }) => (
  <div className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-[15rem_minmax(0,1fr)]">
    <p className="text-[clamp(2.25rem,3.4vw,2.875rem)] leading-none headline text-seguranca">
      {claim.figure}
    </p>
    <div>
      <h3 className="text-xl font-bold">{claim.title}</h3>
      <p className="mt-1">
        {claim.text}
        {claim.demonstration.length > 0 && <DemonstrationLabel />}
      </p>
      {claim.guarantee && (
        <p className="mt-1">
          Cobre {claim.guarantee.scope}, por {claim.guarantee.term}.
        </p>
      )}
      {claim.link && (
        <a
          href={livingLink(claim.link.href)}
          className="inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
        >
          {claim.link.label}
        </a>
      )}
    </div>
  </div>
);

/** A white area that extends to the edge of the window. */
const artClass =
  "relative -mx-gutter flex items-end border-t-2 border-grafite paper-grid px-4 pt-6 " +
  "lg:mx-0 lg:-mt-16 lg:border-t-0 lg:border-l-2 " +
  "lg:before:absolute lg:before:inset-y-0 lg:before:left-full lg:before:w-screen lg:before:paper-grid";

export const MaoAmigaBanner = () => (
  <div className="overflow-x-clip">
    <Section
      tone="obra"
      labelledBy="mao-amiga"
      className="grid grid-cols-1 pb-0 lg:grid-cols-[1fr_1.3fr] lg:pt-16"
    >
      <div className="pb-12 lg:pr-14 lg:pb-16">
        <SectionHeading id="mao-amiga" mark="D" title="Mão Amiga: obra para quem mais precisa" />
        <div className="mt-6 flex gap-5">
          <Mark name="mao-amiga-simbolo" tone="mono" className="hidden size-16 shrink-0 sm:block" />
          <p className="max-w-xl text-lg">
            Nosso programa social reforma sedes de associações, quadras e espaços comunitários. Você
            pode entrar com tempo, com material ou com a história de um lugar que precisa de obra.
          </p>
        </div>
        <div className="mt-8">
          <ButtonLink href={paths.socialProjects} variant="dark">
            SAIBA MAIS
          </ButtonLink>
        </div>
      </div>
      <div className={artClass}>
        <Drawing
          name="mao-amiga"
          className="no-print mx-auto h-auto w-full max-w-3xl lg:-mb-[5%]"
        />
      </div>
    </Section>
  </div>
);

export function BlogTeasers() {
  const articles = getHomeTeasers();
  if (articles.length === 0) return null;
  return (
    <Section labelledBy="do-blog">
      <SectionHeading id="do-blog" mark="E" title="Do blog" />
      <ArticleTeasers
        teasers={articles.map((article) => ({
          article,
          label: article.homeTeaser?.category ?? article.category,
        }))}
      />
      <div className="mt-10">
        <ButtonLink href={paths.blog} variant="secondary">
          VER TODOS OS ARTIGOS
        </ButtonLink>
      </div>
    </Section>
  );
}

export const QuoteCta = () => (
  <Section
    tone="seguranca"
    edge="hazard"
    labelledBy="construir-juntos"
    className="no-print grid grid-cols-1 items-end gap-x-12 gap-y-8 md:grid-cols-[1fr_auto]"
  >
    <SectionHeading id="construir-juntos" title="Vamos Construir Juntos?">
      <UrgentCall />
      <p className="mt-3">
        Sem pressa? Conte em poucas linhas o que você precisa. Respondemos por escrito em até{" "}
        {REPLY_WORKING_DAYS} dias úteis.
      </p>
    </SectionHeading>
    <QuoteOpener className={buttonClass("dark", "justify-self-start")}>
      SOLICITAR ORÇAMENTO
    </QuoteOpener>
  </Section>
);
