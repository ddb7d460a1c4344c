import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { MEDIA_KIT } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { mailtoLink, site } from "@/lib/site";
import { Unbroken } from "@/components/ui/unbroken";

/** The press contact with the reply time (§2.15, §9.2). */
export function PressContact() {
  return (
    <Section
      tone="planta"
      labelledBy="imprensa"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr] lg:items-end"
    >
      <div>
        <h2 id="imprensa" className="drawing-label text-seguranca">
          Contato para a imprensa
        </h2>
        <p className="mt-4 text-4xl headline">
          {addNonBreakingSpaces(`Resposta em até ${MEDIA_KIT.replyHours} horas`)}
        </p>
        <p className="mt-5 max-w-xl text-lg">
          Entrevistas, dados, imagens e visitas a obras. Diga o veículo e o prazo de fechamento.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-1">
        <ButtonLink href={mailtoLink("Imprensa: pedido de informação")}>
          <Unbroken>{site.email}</Unbroken>
        </ButtonLink>
        <ButtonLink href={site.phoneHref} variant="inverse">
          {site.phone}
        </ButtonLink>
        <ButtonLink href={paths.pressRelease} variant="inverse">
          Release do Click na Pintura
        </ButtonLink>
        <ButtonLink href={paths.pressRoom} variant="inverse">
          Sala de imprensa
        </ButtonLink>
      </div>
    </Section>
  );
}
