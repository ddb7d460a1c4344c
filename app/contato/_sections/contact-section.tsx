import { QuoteSection } from "@/components/forms/quote-section";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { whatsappLink } from "@/lib/site";

/** The quote form, the contact information and the WhatsApp box (§2.13). */
export function ContactSection() {
  return (
    <QuoteSection page={paths.contact} title="Peça um orçamento">
      <div id="whatsapp" className="border-t-2 border-grafite bg-seguranca p-6">
        <h3 className="text-xl headline">WhatsApp rápido</h3>
        <p className="mt-2 mb-5">
          Mande fotos e medidas por lá. É o caminho mais curto até uma resposta.
        </p>
        <ButtonLink
          href={whatsappLink("Olá! Gostaria de pedir um orçamento.")}
          variant="dark"
          className="w-full sm:w-auto"
        >
          Abrir conversa
        </ButtonLink>
      </div>
    </QuoteSection>
  );
}
