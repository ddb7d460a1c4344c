import { Section, SectionHeading } from "@/components/ui/section";
import { formPrivacy, likelySpamRetention } from "@/lib/forms/privacy";
import { FormTable } from "@/app/politica-de-privacidade/_sections/form-table";

/** The data of each form, generated from the form definitions (lib/forms/privacy.ts). */
export function CollectedData() {
  return (
    <Section id="formularios" tone="white" labelledBy="formularios-titulo">
      <SectionHeading id="formularios-titulo" title="Formulário por formulário">
        <p>
          Só o que você digita e envia, e a página em que estava. Uma mensagem que parece ter sido
          enviada por um programa fica separada, não segue por e-mail e é eliminada em{" "}
          {likelySpamRetention}.
        </p>
      </SectionHeading>
      <div className="mt-10 grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        {formPrivacy.map((form) => (
          <FormTable key={form.name} form={form} />
        ))}
      </div>
    </Section>
  );
}
