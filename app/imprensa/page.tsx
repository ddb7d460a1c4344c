import { JsonLd } from "@/components/layout/json-ld";
import { PageHero } from "@/components/layout/page-hero";
import { PageIndex } from "@/components/layout/page-index";
import { PressPictures } from "@/components/press/press-pictures";
import { getContest, getEnglishSummary } from "@/lib/content/collections";
import { getMediaKit, getContestRelease, listReleases } from "@/lib/content/press";
import { getPage } from "@/lib/content/pages";
import { factGroups } from "@/lib/press/press-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pressPictureData } from "@/lib/seo/structured-data/images";
import { EnglishSummary, NewsroomContact, NewsroomTools } from "@/app/imprensa/sections";
import { Facts } from "@/app/imprensa/_sections/facts";
import { Releases } from "@/app/imprensa/_sections/releases";

export const generateMetadata = () => pageMetadata(getPage("imprensa"));

export default async function PressRoomPage() {
  const page = getPage("imprensa");
  const kit = getMediaKit();
  const release = getContestRelease();
  return (
    <>
      <JsonLd page={page} things={await pressPictureData(kit)} />
      <PageHero
        tone="concreto"
        label="Imprensa"
        heading={page.heading}
        lead={page.lead}
        actions={<NewsroomTools />}
      />
      <PageIndex
        parts={[
          { id: "contato-imprensa", name: "Contato" },
          { id: "releases", name: "Releases" },
          { id: "fatos", name: "Fatos" },
          { id: "imagens", name: "Imagens" },
          { id: "english-title", name: "English" },
        ]}
      />
      <NewsroomContact />
      <Releases releases={listReleases()} />
      <Facts groups={factGroups({ kit, contest: getContest(), release })} />
      <PressPictures {...kit} />
      <EnglishSummary summary={getEnglishSummary()} />
    </>
  );
}
