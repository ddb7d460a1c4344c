import "@/app/media-kit/media-kit.css";
import { Logos } from "@/app/media-kit/_sections/logos";
import { Palette } from "@/app/media-kit/_sections/palette";
import { PressPictures } from "@/app/media-kit/_sections/press-pictures";
import { Usage } from "@/app/media-kit/_sections/usage";
import { InlineDrawing } from "@/components/art/drawing";
import { JsonLd } from "@/components/layout/json-ld";
import { Hero } from "@/components/layout/hero";
import { PageIndex } from "@/components/layout/page-index";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ArchiveLink } from "@/components/press/archive-link";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Unbroken } from "@/components/ui/unbroken";
import { Headline, Label, Lead, SmallText } from "@/components/ui/text";
import type { MdxBody } from "@/lib/content/front-matter";
import { getPage } from "@/lib/content/pages";
import { getMediaKit, type MediaKit } from "@/lib/content/press";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { pressPictureData } from "@/lib/seo/structured-data/images";
import { mailtoLink, site } from "@/lib/site";

export const generateMetadata = () => pageMetadata(getPage("media-kit"));

export default async function MediaKitPage() {
  const page = getPage("media-kit");
  const kit = getMediaKit();
  return (
    <>
      <JsonLd page={page} things={pressPictureData(kit)} />
      <Hero
        tone="concreto"
        heading={page.heading}
        lead={page.lead}
        actions={<ArchiveLink />}
        art={
          <InlineDrawing
            name="logo-construction"
            className="keep-background mx-auto aspect-video h-auto w-full max-w-figure bg-planta p-4 md:aspect-auto md:p-8"
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
      <About text={kit.body} />
      <Statistics statistics={kit.statistics} />
      <Palette />
      <Logos logos={kit.logos} versions={kit.versions} />
      <PressPictures {...kit} />
      <Usage dos={kit.dos} donts={kit.donts} />
      <PressContact />
    </>
  );
}

const About = ({ text }: { text: MdxBody }) => (
  <Section labelledBy="sobre" title={`Sobre a ${site.name}`}>
    <div className="mt-title">
      <MdxContent source={text} />
    </div>
  </Section>
);

const Statistics = ({ statistics }: Pick<MediaKit, "statistics">) => (
  <Section tone="seguranca" labelledBy="numeros">
    <Label as="h2" id="numeros">
      Em números
    </Label>
    <dl className="mt-6 grid grid-cols-2 gap-y-8 lg:grid-cols-4">
      {statistics.map(({ key, value, label, text }) => (
        <div key={key} className="statistic flex flex-col border-t-line border-grafite pt-6 pr-3">
          <dt className="order-last mt-3">
            <Lead>
              <strong>{label}</strong>
            </Lead>
            <SmallText as="span" className="block">
              {text}
            </SmallText>
          </dt>
          <Headline as="dd" size="page">
            {value}
          </Headline>
        </div>
      ))}
    </dl>
  </Section>
);

const PressContact = () => (
  <Section tone="planta" labelledBy="imprensa" columns="text-picture" className="items-end">
    <div>
      <Label as="h2" id="imprensa" className="text-seguranca">
        Contato para a imprensa
      </Label>
      <Headline as="p" size="page" className="mt-4">
        {addNonBreakingSpaces(`Resposta em até ${PRESS_REPLY_HOURS} horas`)}
      </Headline>
      <Lead className="mt-6">Diga o veículo e o prazo de fechamento.</Lead>
    </div>
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-1">
      <ButtonLink href={mailtoLink("Imprensa: pedido de informação")}>
        <Unbroken>{site.email}</Unbroken>
      </ButtonLink>
      <ButtonLink href={site.phoneHref} variant="inverse">
        {site.phone}
      </ButtonLink>
      <ButtonLink href={paths.pressRoom} variant="inverse">
        Sala de imprensa
      </ButtonLink>
    </div>
  </Section>
);
