import { ReleaseState } from "@/components/ui/until-end";
import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { Section, SectionHeading } from "@/components/ui/section";
import { longDate, numericDate } from "@/lib/content/dates";
import type { ListedRelease } from "@/lib/content/press";
import { archivePath, paths, pressPaths, releasePath, releaseTextPath } from "@/lib/paths";
import type { FactGroup } from "@/lib/press/press-facts";
import { MdxContent } from "@/components/mdx/compile-mdx";
import type { PressText } from "@/lib/content/collections";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { DownloadIcon } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { OpeningHours } from "@/components/layout/opening-hours";
import { FoldedList } from "@/components/ui/folded-list";
import { ALL } from "@/lib/content/archive-pages";
import { LISTS, PRESS_REPLY_HOURS } from "@/lib/limits";
import { mailtoLink, pressContact } from "@/lib/site";
import { EmailLink, PhoneLink, UnbrokenTerms } from "@/components/ui/unbroken";

const rowLink =
  "inline-flex min-h-11 items-center font-bold underline decoration-obra decoration-2 underline-offset-4";

const link = "underline decoration-obra decoration-2 underline-offset-4";

export const Releases = ({ releases }: { releases: ListedRelease[] }) => (
  <Section tone="white" labelledBy="releases">
    <SectionHeading id="releases" title="Releases">
      <p>
        Os próximos chegam pelo{" "}
        <a href={pressPaths.feed} className={`${link} font-bold`}>
          feed dos releases (RSS)
        </a>
        .
      </p>
    </SectionHeading>
    <ol className="mt-8 border-b-2 border-grafite">
      {releases.slice(0, LISTS.releases).map((release) => (
        <Release key={release.name} release={release} />
      ))}
    </ol>
    {releases.length > LISTS.releases && (
      <div className="mt-8">
        <ButtonLink href={archivePath(paths.pressRoom, ALL)} variant="secondary">
          Todos os {releases.length} releases
        </ButtonLink>
      </div>
    )}
  </Section>
);

function Release({ release }: { release: ListedRelease }) {
  const { name, title, lead, date, lastDay, isDateInvented } = release;
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-3 border-t-2 border-grafite py-7 md:grid-cols-[14rem_1fr]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-col md:items-start">
        <p className="font-bold">
          <time dateTime={date}>{longDate(date)}</time>
          {isDateInvented && <DemonstrationLabel />}
        </p>
        <ReleaseState release={release} open={lastDay && <Badge tone="open">Em andamento</Badge>} />
      </div>
      <div>
        <h3 className="max-w-3xl text-2xl headline">{title}</h3>
        <p className="mt-3 max-w-3xl text-lg">{lead}</p>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={releasePath(name)} className={rowLink}>
            Ler o release<span className="sr-only">: {title}</span>
          </a>
          <a href={releaseTextPath(name)} className={rowLink}>
            Texto puro (TXT)<span className="sr-only">: {title}</span>
          </a>
        </p>
      </div>
    </li>
  );
}

export const Facts = ({ groups }: { groups: FactGroup[] }) => (
  <Section labelledBy="fatos">
    <SectionHeading id="fatos" title="Fatos para citar">
      <p>
        Cada grupo com a página de onde vem e o dia em que entrou nela. A mesma lista, como dados,
        está em{" "}
        <a href={pressPaths.facts} className={`${link} font-bold`}>
          fatos.json
        </a>
        .
      </p>
    </SectionHeading>
    <div className="mt-8 border-b-2 border-grafite">
      {groups.map((group) => (
        <Group key={group.path} group={group} />
      ))}
    </div>
  </Section>
);

const Group = ({ group: { name, path, day, facts } }: { group: FactGroup }) => (
  <div className="grid grid-cols-1 gap-x-10 gap-y-4 border-t-2 border-grafite py-6 lg:grid-cols-[1fr_2.4fr] print:break-inside-avoid">
    <div>
      <h3 className="text-xl headline">{name}</h3>
      <p className="mt-1 text-sm text-grafite-claro">
        Fonte:{" "}
        <a href={path} className={link}>
          {path}
        </a>
        , <time dateTime={day}>{numericDate(day)}</time>
      </p>
    </div>
    <div>
      <FoldedList
        items={facts}
        shown={LISTS.factsOfGroup}
        what="fatos"
        list={(some) => <FactList facts={some} />}
      />
    </div>
  </div>
);

const FactList = ({ facts }: { facts: FactGroup["facts"] }) => (
  <dl className="@container">
    {facts.map(([fact, value]) => (
      <div
        key={fact}
        className="grid grid-cols-1 items-baseline gap-x-4 border-cimento py-2 not-first:border-t max-sm:text-sm sm:gap-x-8 @3xs:grid-cols-[1fr_1.3fr]"
      >
        <dt>{fact}</dt>
        <dd className="font-bold">
          <UnbrokenTerms>{value}</UnbrokenTerms>
        </dd>
      </div>
    ))}
  </dl>
);

export const EnglishSummary = ({ summary }: { summary: PressText }) => (
  <div lang="en">
    <Section
      id="english"
      tone="white"
      labelledBy="english-title"
      className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.8fr]"
    >
      <SectionHeading id="english-title" title={summary.title} />
      <MdxContent source={summary.body} />
    </Section>
  </div>
);

export const NewsroomTools = () => (
  <div className="no-print grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
    <a href={pressPaths.archive} className={buttonClass()}>
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
        <a href={paths.mediaKit} className={link}>
          mídia kit
        </a>
        .
      </p>
    </div>
    <dl className="grid grid-cols-1 border-2 border-concreto md:grid-cols-[auto_auto_1fr]">
      <Cell term="E-mail">
        <EmailLink
          href={mailtoLink("Imprensa: pedido de informação")}
          className={`inline-flex ${link}`}
        />
      </Cell>
      <Cell term="Telefone">
        <PhoneLink className={link} />
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
