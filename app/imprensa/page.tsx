import { PressFacts } from "@/app/imprensa/_sections/press-facts";
import { Releases } from "@/app/imprensa/_sections/releases";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";
import { JsonLd } from "@/components/layout/json-ld";
import { Hero } from "@/components/layout/hero";
import { PageIndex } from "@/components/layout/page-index";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ArchiveLink } from "@/components/press/archive-link";
import { Facts } from "@/components/ui/facts";
import { Section } from "@/components/ui/section";
import { Headline, Label } from "@/components/ui/text";
import { textLinkClass } from "@/components/ui/text-link";
import { getContest, getEnglishSummary, type PressText } from "@/lib/content/collections/pages";
import { getPage } from "@/lib/content/pages";
import { getContestRelease, getMediaKit, listReleases } from "@/lib/content/press";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { factGroups } from "@/lib/press/press-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { mailtoLink, pressContact } from "@/lib/site";

export const generateMetadata = () => pageMetadata(getPage("imprensa"));

export default function PressRoomPage() {
  const page = getPage("imprensa");
  const sources = { kit: getMediaKit(), contest: getContest(), release: getContestRelease() };
  return (
    <>
      <JsonLd page={page} />
      <Hero tone="concreto" heading={page.heading} lead={page.lead} actions={<ArchiveLink />} />
      <PageIndex
        parts={[
          { id: "contato-imprensa", name: "Contato" },
          { id: "releases", name: "Releases" },
          { id: "fatos", name: "Fatos" },
          { id: "english-title", name: "English" },
        ]}
      />
      <NewsroomContact />
      <Releases releases={listReleases()} />
      <PressFacts groups={factGroups(sources)} />
      <EnglishSummary summary={getEnglishSummary()} />
    </>
  );
}

const NewsroomContact = () => (
  <Section tone="planta" labelledBy="contato-imprensa" columns="text-picture" className="items-end">
    <div>
      <Label as="h2" id="contato-imprensa" className="text-seguranca">
        Contato para a imprensa
      </Label>
      <Headline as="p" size="section" className="mt-4">
        Resposta em até {PRESS_REPLY_HOURS} horas
      </Headline>
      {pressContact && (
        <p className="mt-4">
          <strong>{pressContact}</strong>
        </p>
      )}
      <p className="mt-4">
        Diga o veículo e o prazo de fechamento. Imagens e logotipos estão no{" "}
        <a href={paths.mediaKit} className="text-link">
          mídia kit
        </a>
        .
      </p>
    </div>
    <Facts
      facts={[
        {
          term: "E-mail",
          text: (
            <EmailLink
              href={mailtoLink("Imprensa: pedido de informação")}
              className={textLinkClass}
            />
          ),
        },
        { term: "Telefone", text: <PhoneLink className={textLinkClass} /> },
      ]}
      // In half of a band the address has no room beside the number.
      className="grid grid-cols-1 gap-line border-line border-concreto bg-current md:grid-cols-2 lg:grid-cols-1"
      factClass="bg-planta px-4 py-3"
    />
  </Section>
);

const EnglishSummary = ({ summary }: { summary: PressText }) => (
  <div lang="en">
    <Section
      id="english"
      tone="white"
      labelledBy="english-title"
      columns="aside-main"
      title={summary.title}
    >
      <MdxContent source={summary.body} />
    </Section>
  </div>
);
