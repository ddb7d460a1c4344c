import { MdxContent } from "@/components/mdx/compile-mdx";
import { Section, SectionHeading } from "@/components/ui/section";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import type { MediaKit } from "@/lib/content/press";
import { mailtoLink, site } from "@/lib/site";
import { buttonClass, ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DownloadIcon } from "@/components/ui/icons";
import { PrintButton } from "@/components/ui/print-button";
import { paths, PRESS_ARCHIVE } from "@/lib/paths";
import { type ColorId, colorNames, contrast, hex, rgbText, textOn } from "@/lib/drawings/palette";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { textLinkClass } from "@/components/ui/text-link";
import { Unbroken } from "@/components/ui/unbroken";

export const About = ({ text, facts }: { text: MdxBody; facts: MediaKit["facts"] }) => (
  <Section
    labelledBy="sobre"
    className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1.5fr_1fr] lg:items-end"
  >
    <div>
      <SectionHeading id="sobre" title={`Sobre a ${site.name}`} />
      <div className="mt-8">
        <MdxContent source={text} />
      </div>
    </div>
    <dl className="@container border-2 border-grafite bg-white">
      {[...facts, { term: "Atuação", text: site.area }].map((fact) => (
        <div
          key={fact.term}
          className="border-grafite p-4 not-first:border-t-2 max-sm:gap-x-3 max-sm:py-3 max-sm:@3xs:grid max-sm:@3xs:grid-cols-[8rem_1fr]"
        >
          <dt className="drawing-label text-obra-escura">{fact.term}</dt>
          <dd className="max-sm:text-sm sm:mt-1">{fact.text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

export const Statistics = ({ statistics }: Pick<MediaKit, "statistics">) => (
  <Section tone="seguranca" labelledBy="numeros">
    <h2 id="numeros" className="drawing-label">
      Em números
    </h2>
    <dl className="mt-8 grid grid-cols-2 gap-y-7 sm:gap-y-10 lg:grid-cols-4">
      {statistics.map(({ key, value, label, text }) => (
        <div
          key={key}
          className="relative flex flex-col border-t-2 border-grafite pt-5 pr-3 sm:pt-6"
        >
          <dt className="order-2 mt-3">
            <span
              aria-hidden="true"
              className="absolute -top-3 left-0 h-6 w-0.5 rotate-45 bg-grafite"
            />
            <span className="block text-lg font-bold">{label}</span>
            <span className="block text-sm">{text}</span>
          </dt>
          <dd className="text-[clamp(2rem,1rem+4.2vw,4.25rem)] leading-none headline">{value}</dd>
        </div>
      ))}
    </dl>
  </Section>
);

export const PressTools = () => (
  <div className="no-print">
    <a href={PRESS_ARCHIVE} className={buttonClass()}>
      <DownloadIcon className="size-5 shrink-0" />
      Baixar tudo (ZIP)
    </a>
    <div className="mt-2">
      <PrintButton className={textLinkClass}>Imprimir ou salvar em PDF</PrintButton>
    </div>
  </div>
);

export const Palette = ({ colors }: Pick<MediaKit, "colors">) => (
  <Section
    tone="white"
    labelledBy="cores"
    title="Seis cores de obra"
    lead={
      <>
        <p className="max-sm:hidden">
          Cada código tem seu botão de copiar. O nome da cor aparece no tom de texto que se lê bem
          sobre ela.
        </p>
      </>
    }
  >
    <ul className="@container mt-8 grid grid-cols-1 border-2 border-grafite sm:mt-12 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
      {colors.map(({ id, use }) => (
        <li
          key={id}
          className="grid grid-cols-1 outline-1 outline-grafite sm:flex sm:flex-col @3xs:grid-cols-[8.25rem_minmax(0,1fr)]"
        >
          <Swatch id={id} />
          <CodeRow label="HEX" code={hex[id]} name={colorNames[id]} />
          <CodeRow label="RGB" code={rgbText(hex[id])} name={colorNames[id]} />
          <p className="border-cimento px-3 py-2 text-sm sm:border-t sm:px-4 sm:pt-3 sm:pb-5 xl:px-3 @3xs:col-span-2">
            {use}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

const contrastFormat = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

function Swatch({ id }: { id: ColorId }) {
  const ink = textOn(id);
  return (
    <div
      className="flex flex-col justify-end p-3 forced-color-adjust-none sm:min-h-36 sm:p-4 xl:min-h-72 xl:p-3 @3xs:row-span-2"
      style={{ backgroundColor: hex[id], color: hex[ink] }}
    >
      <h3 className="text-base leading-tight headline sm:text-xl">{colorNames[id]}</h3>
      <p className="text-xs sm:text-sm">
        Texto em {colorNames[ink]}, {contrastFormat.format(contrast(hex[id], hex[ink]))}:1
      </p>
    </div>
  );
}

const CodeRow = ({ label, code, name }: { label: string; code: string; name: string }) => (
  <div className="flex items-center justify-between border-cimento py-0.5 pr-0.5 pl-2.5 max-sm:border-b sm:flex-wrap sm:gap-2 sm:border-t sm:py-2 sm:pr-2 sm:pl-4 xl:pl-3">
    <p>
      <span className="block drawing-label">{label}</span>
      <span className="text-sm tabular-nums">{code}</span>
    </p>
    <CopyButton text={code} accessibleLabel={`Copiar ${label} de ${name}: ${code}`} />
  </div>
);

export const PressContact = () => (
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
        {addNonBreakingSpaces(`Resposta em até ${PRESS_REPLY_HOURS} horas`)}
      </p>
      <p className="mt-5 max-w-xl text-lg">
        Entrevistas, dados e imagens. Diga o veículo e o prazo de fechamento.
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
