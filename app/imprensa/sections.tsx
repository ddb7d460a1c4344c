import { Section } from "@/components/ui/section";
import { paths, PRESS_ARCHIVE } from "@/lib/paths";
import { MdxContent } from "@/components/mdx/compile-mdx";
import type { PressText } from "@/lib/content/collections";
import { buttonClass } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { OpeningHours } from "@/components/company/opening-hours";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { mailtoLink, pressContact } from "@/lib/site";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";

export const EnglishSummary = ({ summary }: { summary: PressText }) => (
  <div lang="en">
    <Section
      id="english"
      tone="white"
      labelledBy="english-title"
      className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.8fr]"
      title={summary.title}
    >
      <MdxContent source={summary.body} />
    </Section>
  </div>
);

export const NewsroomTools = () => (
  <div className="no-print grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
    <a href={PRESS_ARCHIVE} className={buttonClass()}>
      <DownloadIcon className="size-5 shrink-0" />
      Baixar tudo (ZIP)
    </a>
    <a href="#english" lang="en" className={buttonClass("secondary")}>
      In English
    </a>
  </div>
);

export const NewsroomContact = () => (
  <Section
    tone="planta"
    labelledBy="contato-imprensa"
    className="grid grid-cols-1 gap-x-10 gap-y-10 xl:grid-cols-[1fr_1.75fr] xl:items-end xl:gap-x-16"
  >
    <div>
      <h2 id="contato-imprensa" className="drawing-label text-seguranca">
        Contato para a imprensa
      </h2>
      <p className="mt-4 text-3xl headline">Resposta em até {PRESS_REPLY_HOURS} horas</p>
      {pressContact && <p className="mt-4 font-bold">{pressContact}</p>}
      <p className="mt-4">
        Diga o veículo e o prazo de fechamento. Marca, cores e logotipos estão no{" "}
        <a href={paths.mediaKit} className="text-link">
          mídia kit
        </a>
        .
      </p>
    </div>
    <dl className="grid grid-cols-1 border-2 border-concreto md:grid-cols-[auto_auto_1fr]">
      <Cell term="E-mail">
        <EmailLink
          href={mailtoLink("Imprensa: pedido de informação")}
          className="inline-flex text-link"
        />
      </Cell>
      <Cell term="Telefone">
        <PhoneLink className="text-link" />
      </Cell>
      <Cell term="Atendimento">
        <OpeningHours />
      </Cell>
    </dl>
  </Section>
);

const Cell = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="border-concreto p-5 not-first:border-t-2 md:not-first:border-t-0 md:not-first:border-l-2">
    <dt className="drawing-label text-seguranca">{term}</dt>
    <dd className="mt-2 font-bold">{children}</dd>
  </div>
);
