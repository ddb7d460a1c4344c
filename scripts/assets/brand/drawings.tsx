import type { ReactElement, ReactNode } from "react";
import { InlineDrawing, InlineSvg } from "@/components/art/inline-svg";
import { Mark, type MarkTone } from "@/components/art/mark";
import { ICON_PATH } from "@/lib/brand/app-icons";
import {
  assetName,
  ASSET_SLUGS,
  LOGO_SLUGS,
  LOGO_VERSIONS,
  logoName,
  PNG_WIDTH,
  type AssetSlug,
  type LogoSlug,
  type LogoVersion,
} from "@/lib/brand/brand-files";
import { getMediaKit } from "@/lib/content/media-kit";
import { hex } from "@/lib/brand/palette";

/** A drawing to export: file name without ending, title in the SVG, width of the PNG in px. */
export type BrandDrawing = { name: string; title: string; pngWidth: number; drawing: ReactElement };

const tones: Record<LogoVersion, MarkTone> = {
  positiva: "light",
  negativa: "dark",
  "uma-cor": "mono",
};

const pictures: Record<AssetSlug, ReactElement> = {
  "casa-em-obra": (
    <Sheet width={640} height={560} ground={hex.planta}>
      <InlineDrawing name="house-under-construction" />
    </Sheet>
  ),
  concurso: (
    <Sheet width={320} height={240} ground={hex.concreto}>
      <InlineDrawing name="photo-contest" />
    </Sheet>
  ),
  estudio: (
    <Sheet width={320} height={240} ground={hex.concreto}>
      <InlineDrawing name="podcast-studio" />
    </Sheet>
  ),
  "capa-podcast": <InlineDrawing name="categorias/entrevistas-e-insights" />,
  "capa-concurso": <InlineDrawing name="capas/click-na-pintura-concurso" />,
  icone: <InlineSvg src={ICON_PATH} />,
};

/** All files of public/brand, with the titles of the media kit. */
export function brandDrawings(): BrandDrawing[] {
  const { logos, assets } = getMediaKit();
  const logoTitle = (slug: LogoSlug) => logos.find((logo) => logo.slug === slug)?.name ?? slug;
  const assetTitle = (slug: AssetSlug) => assets.find((asset) => asset.slug === slug)?.name ?? slug;
  const logoDrawings = LOGO_SLUGS.flatMap((slug) =>
    LOGO_VERSIONS.map((version) => ({
      name: logoName(slug, version),
      title: logoTitle(slug),
      pngWidth: PNG_WIDTH.logo,
      drawing: <Mark name={slug} tone={tones[version]} />,
    })),
  );
  const assetDrawings = ASSET_SLUGS.map((slug) => ({
    name: assetName(slug),
    title: assetTitle(slug),
    pngWidth: PNG_WIDTH.asset,
    drawing: pictures[slug],
  }));
  return [...logoDrawings, ...assetDrawings];
}

type SheetProps = { width: number; height: number; ground: string; children: ReactNode };

/** Adds a background to a drawing that has none. */
function Sheet({ width, height, ground, children }: SheetProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 0h${width}v${height}H0z`} fill={ground} />
      {children}
    </svg>
  );
}
