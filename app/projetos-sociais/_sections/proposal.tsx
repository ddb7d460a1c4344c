import { AfterSending } from "@/components/forms/after-sending";
import { TargetMessages } from "@/components/forms/form-messages";
import { Section, SectionHeading } from "@/components/ui/section";
import { textLinkClass } from "@/components/ui/text-link";
import { proposal } from "@/supabase/functions/_shared/contract/proposal";
import { paths } from "@/lib/paths";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";
import { ProposalForm } from "@/app/projetos-sociais/_sections/proposal-form";

const steps = [
  { title: "Lemos tudo", text: "A proposta chega ao e-mail da empresa." },
  { title: "Conversamos", text: "Ligamos ou escrevemos para entender o espaço e a urgência." },
  {
    title: "Se for o caso, visitamos",
    text: "A visita serve para medir e dizer com franqueza se dá para fazer, e quando.",
  },
];

export const Proposal = () => (
  <Section
    id="proposta"
    labelledBy="proposta-titulo"
    className="no-print grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]"
  >
    <div>
      <SectionHeading id="proposta-titulo" title="Proponha um projeto social">
        Um espaço que precisa de reforma, uma parceria, uma pergunta: é tudo por aqui.
      </SectionHeading>
      <div className="mt-8">
        <TargetMessages messages={proposal.messages} />
        <ProposalForm page={paths.socialProjects} />
      </div>
    </div>
    <div className="border-t-2 border-grafite pt-8 lg:sticky lg:top-8 lg:self-start lg:border-t-0 lg:border-l-2 lg:pt-0 lg:pl-10">
      <AfterSending steps={steps} />
      <div className="mt-8 border-t-2 border-grafite pt-5">
        <h3 className="drawing-label">Se preferir, fale direto</h3>
        <ul className="mt-2">
          <li>
            <PhoneLink className={textLinkClass} />
          </li>
          <li>
            <EmailLink className={textLinkClass} />
          </li>
        </ul>
      </div>
    </div>
  </Section>
);
