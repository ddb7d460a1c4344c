import { notFound } from "next/navigation";
import { Mark } from "@/components/art/mark";
import { TextSources } from "@/components/articles/text-sources";
import { JsonLd } from "@/components/layout/json-ld";
import { MdxContent } from "@/components/mdx/mdx-content";
import { BackLink } from "@/components/ui/back-link";
import { PrintButton } from "@/components/ui/print-button";
import { Section } from "@/components/ui/section";
import { TextToSend } from "@/components/ui/text-to-send";
import { SmallText } from "@/components/ui/text";
import { reviewLine } from "@/lib/content/articles";
import { getSheets, type Sheet } from "@/lib/content/collections/sheets";
import { paths, sheetPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { site } from "@/lib/site";
import { siteUrl } from "@/lib/site-url";
import "./sheet.css";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => getSheets().map(({ slug }) => ({ slug }));

async function sheetOf({ params }: Props): Promise<Sheet> {
  const { slug } = await params;
  return getSheets().find((sheet) => sheet.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
  const sheet = await sheetOf(props);
  return pageMetadata({ ...sheet, path: sheetPath(sheet.slug) });
}

export default async function SheetPage(props: Props) {
  const sheet = await sheetOf(props);
  return (
    <>
      <JsonLd page={{ title: sheet.title, path: sheetPath(sheet.slug) }} />
      <Section className="pt-4">
        <SheetToolbar />
        <SheetOfPaper sheet={sheet} />
        {sheet.request && <RequestToCopy request={sheet.request} />}
        {sheet.sources.length > 0 && (
          <div className="no-print">
            <TextSources {...sheet} />
          </div>
        )}
      </Section>
    </>
  );
}

const SheetToolbar = () => (
  <div className="no-print mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
    <div>
      <BackLink href={paths.sheets}>Todas as folhas</BackLink>
      <p>
        Preencha aqui, ou imprima e preencha à mão. Nada do que você escreve é enviado nem guardado.
      </p>
    </div>
    <PrintButton className="w-full sm:w-auto">Imprimir</PrintButton>
  </div>
);

/** The items of the sheet, as a visitor asks them of any company. */
const RequestToCopy = ({
  request: { title, text, items },
}: {
  request: NonNullable<Sheet["request"]>;
}) => (
  <TextToSend
    title={title}
    text={[text, "", ...items.map((item) => `- ${item}`)].join("\n")}
    className="mt-6 lg:max-w-text"
  />
);

/** On paper it is all of the page, on one A4. */
const SheetOfPaper = ({ sheet }: { sheet: Sheet }) => {
  const { heading, look, body, sources } = sheet;
  return (
    <article className={`sheet sheet-${look}`}>
      {look === "aviso" && <div className="hazard-stripe" aria-hidden="true" />}
      <div className="sheet-text">
        <h1 className="headline">{heading}</h1>
        <MdxContent source={body} />
        {sources.length > 0 && (
          <SmallText className="mt-3 hidden print:block">{reviewLine(sheet)}</SmallText>
        )}
      </div>
      <p className="flex flex-wrap items-center justify-between gap-4 border-t-line border-grafite px-4 py-3 text-sm md:px-8">
        <Mark name="primoze" className="h-6 w-auto" title={site.name} />
        <span className="wrap-anywhere">
          Folha de uso livre: {siteUrl.host}
          {paths.sheets}
        </span>
      </p>
      {look === "aviso" && <div className="hazard-stripe" aria-hidden="true" />}
    </article>
  );
};
