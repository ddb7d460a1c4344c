import { InlineDrawing } from "@/components/art/drawing";
import { PageHero } from "@/components/layout/page-hero";
import { PageIndex } from "@/components/layout/page-index";
import { JsonLd } from "@/components/layout/json-ld";
import { getMediaKit } from "@/lib/content/press";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { About, Palette, PressContact, PressTools, Statistics } from "@/app/media-kit/sections";
import { PressPictures } from "@/components/press/press-pictures";
import { Logos } from "@/app/media-kit/_sections/logos";
import { Usage } from "@/app/media-kit/_sections/usage";

export const generateMetadata = () => pageMetadata(getPage("media-kit"));

export default function MediaKitPage() {
  const page = getPage("media-kit");
  const kit = getMediaKit();
  return (
    <div className="max-sm:[--spacing-band:2.25rem]">
      <JsonLd page={page} />
      <PageHero
        tone="concreto"
        label="Imprensa e parceiros"
        heading={page.heading}
        lead={page.lead}
        columns="md:gap-x-8 md:grid-cols-[1.2fr_1fr] lg:grid-cols-[1.25fr_1fr]"
        actions={<PressTools />}
        art={
          <InlineDrawing
            name="logo-construction"
            className="keep-background h-44 w-full bg-planta p-4 md:h-auto lg:mx-auto lg:max-w-md lg:p-10"
          />
        }
      />
      <PageIndex
        parts={[
          { id: "sobre", name: "Sobre" },
          { id: "cores", name: "Cores" },
          { id: "logotipos", name: "Logotipos" },
          { id: "imagens", name: "Imagens" },
          { id: "uso", name: "Uso" },
          { id: "imprensa", name: "Contato" },
        ]}
      />
      <About text={kit.body} facts={kit.facts} />
      <Statistics statistics={kit.statistics} />
      <Palette colors={kit.colors} />
      <Logos logos={kit.logos} versions={kit.versions} />
      <PressPictures {...kit} />
      <Usage dos={kit.dos} donts={kit.donts} />
      <PressContact />
    </div>
  );
}
