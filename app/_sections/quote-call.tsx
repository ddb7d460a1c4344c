import { QuoteDialog } from "@/components/forms/quote-dialog";
import { Section } from "@/components/ui/section";

/** The last word of the home page: the modal quote form (specification §1). */
export function QuoteCall() {
  return (
    <Section
      tone="seguranca"
      labelledBy="construir-juntos"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8"
    >
      <div className="max-w-2xl">
        <h2 id="construir-juntos" className="text-3xl headline">
          Vamos Construir Juntos?
        </h2>
        <p className="mt-4 text-lg">
          Conte em poucas linhas o que você precisa. A resposta vem de quem entende de obra, sem
          compromisso.
        </p>
      </div>
      <QuoteDialog label="SOLICITAR ORÇAMENTO" variant="dark" />
    </Section>
  );
}
