import "@/app/media-kit/media-kit.css";
import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { Headline, Label } from "@/components/ui/text";
import {
  ASSET_FORMATS,
  assetName,
  brandFile,
  PNG_WIDTH,
  type AssetSlug,
} from "@/lib/drawings/brand-files";
import { LICENCE_ANCHOR } from "@/lib/paths";
import { LICENCE_TO_COME } from "@/lib/press/press-texts";
import type { MediaKit } from "@/lib/content/press";
import { BrandPicture, DownloadLinks } from "@/app/media-kit/_sections/brand-picture";

/** Of the last three the name has a line of its own, so that their pictures are of one height. */
const STACKED = "md:flex-col md:items-start";

const cellClasses: Record<AssetSlug, { size: string; ground: string; caption?: string }> = {
  "casa-em-obra": { size: "md:col-span-6 lg:col-span-3 lg:row-span-2", ground: "bg-planta" },
  "capa-podcast": { size: "md:col-span-3", ground: "bg-obra" },
  "capa-concurso": { size: "md:col-span-3", ground: "bg-planta" },
  icone: { size: "md:col-span-2", ground: "bg-planta", caption: STACKED },
  estudio: { size: "md:col-span-2", ground: "bg-concreto", caption: STACKED },
  concurso: { size: "md:col-span-2", ground: "bg-concreto", caption: STACKED },
};

type PressPicturesProps = Pick<MediaKit, "assets" | "licence" | "demonstration">;

export function PressPictures(kit: PressPicturesProps) {
  const { assets, licence, demonstration } = kit;
  return (
    <Section
      tone="cimento"
      labelledBy="imagens"
      title="Imagens"
      lead={
        <p>
          PNG e JPG têm {formatPixels(PNG_WIDTH.asset)} de largura. Legendas e licença estão no ZIP.
        </p>
      }
    >
      <ul className="press-pictures mt-title grid grid-cols-1 gap-line border-line border-grafite bg-grafite md:grid-cols-6">
        {assets.map(({ slug, name }) => (
          <li key={slug} className={`break-inside-avoid ${cellClasses[slug].size}`}>
            <div
              className={`flex grow items-center justify-center forced-color-adjust-none ${cellClasses[slug].ground}`}
            >
              <BrandPicture
                src={brandFile(assetName(slug), "svg")}
                alt=""
                className={`w-full ${slug === "icone" ? "aspect-photo" : ""}`}
              />
            </div>
            <div
              className={`flex flex-wrap items-center justify-between gap-x-4 bg-white px-4 py-2 ${cellClasses[slug].caption ?? ""}`}
            >
              <Headline size="text" className="min-w-0 grow">
                {name}
              </Headline>
              <DownloadLinks file={assetName(slug)} subject={name} formats={ASSET_FORMATS} />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <div className="flex items-center">
          <Label as="h3" id={LICENCE_ANCHOR}>
            Licença
          </Label>
          {demonstration.includes("licence") && <DemonstrationLabel />}
        </div>
        {demonstration.includes("licence") && <p className="mt-2">{LICENCE_TO_COME}</p>}
        <ul className="mt-2 grid list-square grid-cols-1 gap-2 pl-6">
          {licence.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const formatPixels = (count: number) => `${count.toLocaleString("pt-BR")} px`;
