import { QuoteSection } from "@/components/forms/quote-section";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { site, whatsappLink } from "@/lib/site";

/** The quote form with the company's data beside it (specification §2, "Contact page"). */
export function ContactSection() {
  return (
    <QuoteSection page={paths.contact} title="Peça um orçamento">
      <dl className="space-y-6">
        <div>
          <dt className="drawing-label">Onde atendemos</dt>
          <dd className="mt-1 text-lg">{site.area}</dd>
        </div>
        <div>
          <dt className="drawing-label">Quando</dt>
          {site.hours.map(({ days, time }) => (
            <dd key={days} className="mt-1 text-lg">
              {days}, {time}
            </dd>
          ))}
        </div>
      </dl>
      <div className="mt-8 border-2 border-grafite bg-seguranca p-6">
        <h2 className="text-xl font-extrabold">Prefere WhatsApp?</h2>
        <p className="mt-2 mb-5">
          Mande fotos e medidas. É o caminho mais rápido para uma resposta.
        </p>
        <ButtonLink href={whatsappLink("Olá! Gostaria de pedir um orçamento.")} variant="dark">
          Abrir conversa
        </ButtonLink>
      </div>
    </QuoteSection>
  );
}
