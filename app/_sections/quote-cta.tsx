import { QuoteOpener } from "@/components/forms/quote-dialog";
import { buttonClass } from "@/components/ui/button-class";
import { Section, SectionHeading } from "@/components/ui/section";

/** The closing call to action of the home page: the modal quote form (§1.2). */
export function QuoteCta() {
  return (
    <Section
      tone="seguranca"
      edge="hazard"
      labelledBy="construir-juntos"
      className="grid grid-cols-1 items-end gap-x-12 gap-y-8 md:grid-cols-[1fr_auto]"
    >
      <SectionHeading id="construir-juntos" title="Vamos Construir Juntos?">
        Conte em poucas linhas o que você precisa. A resposta vem de quem entende de obra, sem
        compromisso.
      </SectionHeading>
      <QuoteOpener className={buttonClass("dark", "justify-self-start")}>
        SOLICITAR ORÇAMENTO
      </QuoteOpener>
    </Section>
  );
}
