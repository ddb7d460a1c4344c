import { QuoteModel } from "@/app/_sections/quote-model";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { TextLink } from "@/components/ui/text-link";
import { Headline } from "@/components/ui/text";
import { type Claim, getClaims } from "@/lib/content/collections/pages";

export const Credibility = () => (
  <Section tone="planta" edge="ruler" labelledBy="credibilidade" title="Obra no nível e no prumo">
    <div className="mt-title grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-picture-text">
      <QuoteModel />
      {getClaims().length > 0 && (
        <ul className="flex flex-col">
          {getClaims().map((claim) => (
            <li
              key={claim.title}
              className="flex grow flex-col justify-center border-t border-current/40 py-6"
            >
              <ClaimRow claim={claim} />
            </li>
          ))}
        </ul>
      )}
    </div>
  </Section>
);

const ClaimRow = ({ claim }: { claim: Claim }) => (
  <div className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2">
    <Headline as="p" size="section" className="text-seguranca">
      {claim.figure}
    </Headline>
    <div>
      <Headline size="card">{claim.title}</Headline>
      {claim.text && (
        <p className="mt-1">
          {claim.text}
          {claim.demonstration.length > 0 && <DemonstrationLabel />}
        </p>
      )}
      {claim.guarantee && (
        <p className="mt-1">
          Cobre {claim.guarantee.scope}, por {claim.guarantee.term}.
        </p>
      )}
      {claim.link && <TextLink href={claim.link.href}>{claim.link.label}</TextLink>}
    </div>
  </div>
);
