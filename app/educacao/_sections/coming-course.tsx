import { NewsletterForm } from "@/components/forms/newsletter-form";
import { Badge } from "@/components/ui/badge";
import { Unbroken } from "@/components/ui/unbroken";

/** The "coming soon" card. The button opens a mail draft, nothing is sent (§2.7, §7). */
export function ComingCourse() {
  return (
    <article className="flex flex-col border-2 border-dashed border-planta p-6 sm:p-8">
      <p>
        <Badge tone="soon">Em Breve</Badge>
      </p>
      <h3 className="mt-4 text-2xl headline">O próximo curso ainda está na prancheta</h3>
      <p className="mt-4 mb-8">
        Deixe seu <Unbroken>e-mail</Unbroken> e saiba antes quando as inscrições abrirem. O botão
        abre um rascunho pronto no seu programa de <Unbroken>e-mail;</Unbroken> é só enviar.
      </p>
      <div className="mt-auto">
        <NewsletterForm
          subject="Quero saber do próximo curso on-line"
          label="Avise-me por e-mail"
        />
      </div>
    </article>
  );
}
