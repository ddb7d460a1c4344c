import type { ReactNode } from "react";
import { OpeningHours } from "@/components/layout/opening-hours";
import { Section } from "@/components/ui/section";
import { MEDIA_KIT } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { mailtoLink, site } from "@/lib/site";
import { Unbroken } from "@/components/ui/unbroken";

const link = "underline decoration-obra decoration-2 underline-offset-4";

/** Who answers journalists, and when (§9: hours, reply time). */
export function NewsroomContact() {
  return (
    <Section
      tone="planta"
      labelledBy="contato-imprensa"
      className="grid grid-cols-1 gap-x-10 gap-y-10 xl:grid-cols-[1fr_1.4fr] xl:items-end xl:gap-x-16"
    >
      <div>
        <h2 id="contato-imprensa" className="drawing-label text-seguranca">
          Contato para a imprensa
        </h2>
        <p className="mt-4 text-3xl headline">Resposta em até {MEDIA_KIT.replyHours} horas</p>
        <p className="mt-4">
          Diga o veículo e o prazo de fechamento. Marca, cores e logotipos estão no{" "}
          <a href={paths.mediaKit} className={link}>
            mídia kit
          </a>
          .
        </p>
      </div>
      <dl className="grid grid-cols-1 border-2 border-concreto md:grid-cols-[1.55fr_1fr_1fr]">
        <Cell term="E-mail">
          <a href={mailtoLink("Imprensa: pedido de informação")} className={`inline-flex ${link}`}>
            <Unbroken>{site.email}</Unbroken>
          </a>
        </Cell>
        <Cell term="Telefone">
          <a href={site.phoneHref} className={link}>
            {site.phone}
          </a>
        </Cell>
        <Cell term="Atendimento">
          <OpeningHours />
        </Cell>
      </dl>
    </Section>
  );
}

const Cell = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-concreto p-5 not-first:border-t-2 md:not-first:border-t-0 md:not-first:border-l-2">
    <dt className="drawing-label text-seguranca">{term}</dt>
    <dd className="mt-2 font-bold">{children}</dd>
  </div>
);
