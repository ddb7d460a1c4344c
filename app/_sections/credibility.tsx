import { QuoteModel } from "@/app/_sections/quote-model";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { ReviewsLink, WorkCard } from "@/components/works/work-card";
import { type Claim, getClaims } from "@/lib/content/collections";
import { getWorks } from "@/lib/content/works";
import { WORKS } from "@/lib/limits";
import { WORKS_PATH } from "@/lib/paths";
import { livingLink } from "@/lib/seo/site-addresses";

export const Credibility = () => (
  <Section
    tone="planta"
    edge="ruler"
    labelledBy="credibilidade"
    marked
    title="Obra no nível e no prumo"
  >
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
        <TextLink href={WORKS_PATH}>Ver todas as obras</TextLink>
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
      {claim.link && <TextLink href={livingLink(claim.link.href)}>{claim.link.label}</TextLink>}
    </div>
  </div>
);
