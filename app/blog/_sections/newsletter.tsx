import { NewsletterForm } from "@/components/forms/newsletter-form";
import { Section, SectionHeading } from "@/components/ui/section";

/** The newsletter box: the button opens a mail draft, nothing is sent to a server (§7). */
export function Newsletter() {
  return (
    <Section
      tone="planta"
      labelledBy="newsletter"
      className="grid grid-cols-1 items-end gap-8 lg:grid-cols-2"
    >
      <SectionHeading id="newsletter" title="Novidades por e-mail">
        Um aviso quando sai artigo ou episódio novo. O botão abre um rascunho no seu programa de
        e-mail; é só enviar.
      </SectionHeading>
      <NewsletterForm subject="Quero receber as novidades do blog" />
    </Section>
  );
}
