import { Drawing } from "@/components/art/drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { Section, SectionHeading } from "@/components/ui/section";
import { getClaims, type Claim } from "@/lib/content/collections";

/** The credibility claims (§1.2): NR35, the quality guarantee, more than 10 years. */
export function Credibility() {
  return (
    <Section tone="planta" edge="ruler" labelledBy="credibilidade">
      <SectionHeading id="credibilidade" mark="C" title="Obra no nível e no prumo" />
      <div className="mt-10 grid grid-cols-1 items-stretch gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
        <ArtFrame className="grid place-items-center overflow-hidden">
          <Drawing
            name="credibility"
            className="h-auto w-full max-w-xl lg:-mx-[8%] lg:w-[116%] lg:max-w-none"
          />
        </ArtFrame>
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
      </div>
    </Section>
  );
}

function ClaimRow({ claim }: { claim: Claim }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-[15rem_minmax(0,1fr)]">
      <p className="text-[clamp(2.25rem,3.4vw,2.875rem)] leading-none headline text-seguranca">
        {claim.figure}
      </p>
      <div>
        <h3 className="text-xl font-bold">{claim.title}</h3>
        <p className="mt-1">{claim.text}</p>
        {claim.demonstration && <DemonstrationLabel className="mt-2" />}
        {claim.guarantee && (
          <p className="mt-1">
            Cobre {claim.guarantee.scope}, por {claim.guarantee.term}.
          </p>
        )}
        {claim.link && (
          <a
            href={claim.link.href}
            className="inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4"
          >
            {claim.link.label}
          </a>
        )}
      </div>
    </div>
  );
}
