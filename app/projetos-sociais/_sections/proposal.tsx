import { AfterSending } from "@/components/forms/after-sending";
import { TargetMessages } from "@/components/forms/form-messages";
import { Section, SectionHeading } from "@/components/ui/section";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";
import { ProposalForm } from "@/app/projetos-sociais/_sections/proposal-form";

const steps = [
  "Lemos tudo e ligamos ou escrevemos, para entender o espaço e a urgência.",
  "Visitamos, se for o caso, para medir.",
  "Dizemos com franqueza se dá para fazer, e quando.",
];

export const Proposal = () => (
  <Section
    id="proposta"
    labelledBy="proposta-titulo"
    className="no-print grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1.5fr_1fr]"
  >
    <div>
      <SectionHeading id="proposta-titulo" title="Proponha um projeto social">
        Um espaço que precisa de reforma, uma parceria, uma pergunta: é tudo por aqui.
      </SectionHeading>
      <div className="mt-title">
        <TargetMessages contract={proposal} />
        <ProposalForm />
      </div>
    </div>
    <div className="border-t-2 border-grafite pt-6 lg:sticky lg:top-8 lg:self-start lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-10">
      <AfterSending steps={steps} />
    </div>
  </Section>
);
