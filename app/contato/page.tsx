import "@/app/contato/contact.css";
import { QuotesSheetLink } from "@/components/company/quotes-sheet-link";
import { PhoneLink } from "@/components/company/contact-links";
import { OpeningHours } from "@/components/company/opening-hours";
import { QuoteSection } from "@/components/forms/quote-section";
import { JsonLd } from "@/components/layout/json-ld";
import { Link } from "@/components/ui/link";
import { TextLink, textLinkClass } from "@/components/ui/text-link";
import { Headline, Lead } from "@/components/ui/text";
import { getPage, type PageContent } from "@/lib/content/pages";
import { pageColor } from "@/lib/drawings/palette";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyData } from "@/lib/seo/structured-data/company";
import { site, whatsappLink } from "@/lib/site";
import { getSymptoms } from "@/lib/content/symptoms";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

export const generateMetadata = () => pageMetadata(getPage("contato"));

export default function ContactPage() {
  const page = getPage("contato");
  return (
    <>
      <JsonLd page={page} things={[companyData(getPage("home").description)]} />
      <ContactHero {...page} />
      <QuoteSection page={paths.contact} title="Peça um orçamento">
        <li id="area" className="mt-2">
          {site.area}
        </li>
        <li id="horario" className="mt-2">
          <OpeningHours />
          Fora desse horário, feche o registro ou desligue o disjuntor; se alguém passa mal, ligue{" "}
          <a href="tel:192" className="text-link">
            192
          </a>
          .
        </li>
        <li id="whatsapp" className="mt-3 border-t-line border-grafite pt-3">
          <Headline size="text">WhatsApp rápido</Headline>
          <p>Mande fotos e medidas por lá.</p>
          <TextLink href={whatsappLink("Olá! Gostaria de pedir um orçamento.")}>
            Abrir conversa
          </TextLink>
        </li>
        <li className="mt-3 border-t-line border-grafite pt-3">
          <QuotesSheetLink />
        </li>
      </QuoteSection>
    </>
  );
}

const ContactHero = ({ heading, lead }: Pick<PageContent, "heading" | "lead">) => (
  <section className="overflow-hidden border-b-line border-grafite bg-seguranca">
    <div className="relative container-site py-8 lg:py-16">
      <Headline as="h1" size="page" className="plumb-line-room">
        {heading}
      </Headline>
      <div className="plumb-line-room mt-6">
        <Urgent />
        <Lead className="mt-2">{addNonBreakingSpaces(lead)}</Lead>
      </div>
      <PlumbLine />
    </div>
  </section>
);

/** What somebody with a leak does first, also at night. The links have a line of their own. */
const Urgent = () => (
  <>
    <Lead>Vazamento, curto-circuito ou porta que não fecha?</Lead>
    <Lead className="flex flex-wrap gap-x-3">
      <PhoneLink className={`${textLinkClass} whitespace-nowrap`} />
      <TextLink href={whatsappLink("Olá! Tenho uma urgência em casa.")}>WhatsApp</TextLink>
    </Lead>
    <p className="flex flex-wrap gap-x-3">
      <span>
        Fumaça ou cheiro de gás?{" "}
        <a href="tel:193" className="text-link">
          193
        </a>
      </span>
      {getSymptoms().length > 0 && (
        <Link href={paths.symptoms} className="text-link">
          O que fazer agora
        </Link>
      )}
    </p>
  </>
);

const PlumbLine = () => (
  <svg
    viewBox="0 0 120 320"
    className="artwork plumb-line absolute top-0 right-gutter w-auto overflow-visible print:hidden"
    fill="none"
    stroke={pageColor.planta}
    strokeWidth="3"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path fill={pageColor.planta} d="M20 0h80v14H20z" />
    <path strokeWidth="1.2" strokeDasharray="12 4 2 4" d="M60 14v306" />
    <g className="plumb-line-swing">
      <path strokeWidth="2.5" d="M60 14v196" />
      <path fill={pageColor.obra} d="M48 210h24l10 14-22 60-22-60z" />
      <path stroke={pageColor.tinta} strokeWidth="2" d="M38 224h44" />
    </g>
  </svg>
);
