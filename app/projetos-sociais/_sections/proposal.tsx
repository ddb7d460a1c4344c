import { TargetMessages } from "@/components/forms/form-messages";
import { Section, SectionHeading } from "@/components/ui/section";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";
import { ProposalForm } from "@/app/projetos-sociais/_sections/proposal-form";

export const Proposal = () => (
  <Section id="proposta" labelledBy="proposta-titulo" columns="picture-text" className="no-print">
    <SectionHeading id="proposta-titulo" title="Proponha um projeto social">
      Um espaço que precisa de reforma, uma parceria, uma pergunta: é tudo por aqui.
    </SectionHeading>
    <div>
      <TargetMessages contract={proposal} />
      <ProposalForm />
    </div>
  </Section>
);
