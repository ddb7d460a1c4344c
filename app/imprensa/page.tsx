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
  <Section
    tone="planta"
    labelledBy="contato-imprensa"
    className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2 lg:items-end"
  >
    <div>
      <h2 id="contato-imprensa" className="drawing-label text-seguranca">
        Contato para a imprensa
      </h2>
      <p className="mt-4 text-3xl headline">Resposta em até {PRESS_REPLY_HOURS} horas</p>
      {pressContact && <p className="mt-4 font-bold">{pressContact}</p>}
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
              className="inline-flex font-bold text-link"
            />
          ),
        },
        { term: "Telefone", text: <PhoneLink className="font-bold text-link" /> },
      ]}
      className="grid grid-cols-1 border-line border-concreto md:grid-cols-2"
      factClass="border-concreto px-4 py-3 not-first:border-t-line md:not-first:border-t-0 md:not-first:border-l-line"
    />
  </Section>
);

const EnglishSummary = ({ summary }: { summary: PressText }) => (
  <div lang="en">
    <Section
      id="english"
      tone="white"
      labelledBy="english-title"
      className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-aside-main"
      title={summary.title}
    >
      <MdxContent source={summary.body} />
    </Section>
  </div>
);
