import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import {
  ASSET_FORMATS,
  assetName,
  brandFile,
  PNG_WIDTH,
  type AssetSlug,
} from "@/lib/drawings/brand-files";
import { LICENCE_ANCHOR } from "@/lib/paths";
import { LICENCE_TO_COME } from "@/lib/press/licence";
import type { MediaKit } from "@/lib/content/press";
import { BrandPicture, DownloadLinks } from "@/app/media-kit/_sections/brand-picture";

const cells: Record<AssetSlug, { size: string; ground: string }> = {
  "casa-em-obra": { size: "md:col-span-full lg:col-span-3 lg:row-span-2", ground: "bg-planta" },
  "capa-podcast": { size: "md:col-span-3", ground: "bg-obra" },
  "capa-concurso": { size: "md:col-span-3", ground: "bg-planta" },
  icone: { size: "md:col-span-2", ground: "bg-planta" },
  estudio: { size: "md:col-span-2", ground: "bg-concreto" },
  concurso: { size: "md:col-span-2", ground: "bg-concreto" },
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
      <ul className="mt-title grid grid-cols-1 gap-line border-line border-grafite bg-grafite md:grid-cols-6 print:break-inside-auto print:border-0 print:bg-transparent">
        {assets.map(({ slug, name }) => (
          <li
            key={slug}
            className={`group grid break-inside-avoid grid-cols-aside-main first:grid-cols-1 md:flex md:flex-col ${cells[slug].size}`}
          >
            <div
              className={`flex grow items-center justify-center forced-color-adjust-none ${cells[slug].ground}`}
            >
              <BrandPicture
                src={brandFile(assetName(slug), "svg")}
                alt=""
                className={`w-full ${slug === "icone" ? "aspect-photo" : ""}`}
              />
            </div>
            <div className="flex flex-wrap items-end justify-between gap-x-4 border-l-line border-grafite bg-white px-4 py-2 group-first:border-l-0 md:border-t-line md:border-l-0 md:py-4">
              <h3 className="min-w-0 grow font-bold">{name}</h3>
              <DownloadLinks file={assetName(slug)} subject={name} formats={ASSET_FORMATS} />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <div className="flex items-center">
          <h3 id={LICENCE_ANCHOR} className="drawing-label">
            Licença
          </h3>
          {demonstration.includes("licence") && <DemonstrationLabel />}
        </div>
        {demonstration.includes("licence") && <p className="mt-2">{LICENCE_TO_COME}</p>}
        <ul className="mt-2 space-y-1">
          {licence.map((sentence) => (
            <li key={sentence} className="flex gap-3 text-sm wrap-anywhere md:text-base">
              <span aria-hidden="true" className="mt-2 size-2 shrink-0 bg-grafite" />
              {sentence}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const formatPixels = (count: number) => `${count.toLocaleString("pt-BR")} px`;
