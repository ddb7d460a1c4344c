import { Section, SectionHeading } from "@/components/ui/section";
import { assetName, brandFile, type AssetSlug } from "@/lib/brand-files";
import type { MediaKit } from "@/lib/content/media-kit";
import { BrandPicture } from "./brand-picture";
import { DownloadLinks } from "./download-links";

/** Where each picture hangs, and the ground that goes on around it. */
const places: Record<AssetSlug, string> = {
  "casa-em-obra": "bg-planta md:col-span-6 lg:col-span-3 lg:row-span-2",
  "capa-podcast": "bg-obra md:col-span-3",
  "capa-concurso": "bg-cimento md:col-span-3",
  icone: "bg-planta md:col-span-2",
  estudio: "bg-concreto md:col-span-2",
  concurso: "bg-concreto md:col-span-2",
};

/** The media assets, to download (specification §2). */
export function Assets({ assets }: Pick<MediaKit, "assets">) {
  return (
    <Section tone="cimento" labelledBy="imagens">
      <SectionHeading id="imagens" title="Imagens">
        <p>Desenhos da casa, livres para matérias sobre a empresa e seus projetos.</p>
      </SectionHeading>
      <ul className="mt-12 grid gap-0.5 border-2 border-grafite bg-grafite md:grid-cols-6">
        {assets.map(({ slug, name, text }) => (
          <li key={slug} className={`flex flex-col ${places[slug]}`}>
            <div className="flex grow items-center justify-center forced-color-adjust-none">
              <BrandPicture
                src={brandFile(assetName(slug), "svg")}
                alt=""
                className={`w-full ${slug === "icone" ? "aspect-4/3" : ""}`}
              />
            </div>
            <div className="flex flex-wrap items-end justify-between gap-x-4 border-t-2 border-grafite bg-white p-4">
              <div className="grow basis-56">
                <h3 className="font-bold">{name}</h3>
                <p className="text-sm">{text}</p>
              </div>
              <DownloadLinks file={assetName(slug)} subject={name} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
