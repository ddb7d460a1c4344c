import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { InlineDrawing, InlineSvg } from "@/components/art/drawing";
import { Mark, type MarkTone } from "@/components/art/mark";
import { ICON_PATH } from "@/lib/drawings/app-icons";
import {
  assetName,
  ASSET_FORMATS,
  ASSET_SLUGS,
  LOGO_FORMATS,
  LOGO_SLUGS,
  LOGO_VERSIONS,
  logoName,
  PNG_WIDTH,
  type AssetSlug,
  type BrandFormat,
  type LogoSlug,
  type LogoVersion,
} from "@/lib/drawings/brand-files";
import { getMediaKit } from "@/lib/content/press";
import { color, hex } from "@/lib/drawings/palette";

/** File name without ending, title in the SVG, width of PNG and JPEG in px. */
type BrandDrawing = {
  name: string;
  title: string;
  pngWidth: number;
  formats: readonly BrandFormat[];
  drawing: ReactElement;
};

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

export function brandDrawings(): BrandDrawing[] {
  const { logos, assets } = getMediaKit();
  const logoTitle = (slug: LogoSlug) => logos.find((logo) => logo.slug === slug)?.name ?? slug;
  const assetTitle = (slug: AssetSlug) => assets.find((asset) => asset.slug === slug)?.name ?? slug;
  const logoDrawings = LOGO_SLUGS.flatMap((slug) =>
    LOGO_VERSIONS.map((version) => ({
      name: logoName(slug, version),
      title: logoTitle(slug),
      pngWidth: PNG_WIDTH.logo,
      formats: LOGO_FORMATS,
      drawing: <Mark name={slug} tone={tones[version]} />,
    })),
  );
  const assetDrawings = ASSET_SLUGS.map((slug) => ({
    name: assetName(slug),
    title: assetTitle(slug),
    pngWidth: PNG_WIDTH.asset,
    formats: ASSET_FORMATS,
    drawing: pictures[slug],
  }));
  return [...logoDrawings, ...assetDrawings];
}

type SheetProps = { width: number; height: number; ground: string; children: ReactNode };

function Sheet({ width, height, ground, children }: SheetProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path d={`M0 0h${width}v${height}H0z`} fill={ground} />
      {children}
    </svg>
  );
}

const FOLDER = "public/brand";

const SVG_DPI = 72;

function bitmap(svg: string, width: number) {
  const own = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (SVG_DPI * width) / own }).resize({ width });
}

const png = (svg: string, width: number): Promise<Buffer> =>
  bitmap(svg, width)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** Newspapers print JPEG; colours in full resolution, because drawings have hard edges. */
const jpeg = (svg: string, width: number): Promise<Buffer> =>
  bitmap(svg, width)
    .flatten({ background: "white" })
    .jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** Draws the files of public/brand: the media kit's downloads, made of logos and drawings. */
export async function exportBrand() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, title, pngWidth, formats, drawing } of brandDrawings()) {
    const svg = standaloneSvg(drawing, title);
    writeFileSync(path.join(FOLDER, `${name}.svg`), svg);
    writeFileSync(path.join(FOLDER, `${name}.png`), await png(svg, pngWidth));
    if (formats.includes("jpg")) {
      writeFileSync(path.join(FOLDER, `${name}.jpg`), await jpeg(svg, pngWidth));
    }
  }
}

/** @throws Error when the drawing is not an <svg> with a viewBox that starts at 0 0 */
export function standaloneSvg(drawing: ReactElement, title: string): string {
  const markup = svgText(drawing);
  const size = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/.exec(markup);
  if (!size) throw new Error(`${title}: not an <svg> with a viewBox that starts at 0 0`);
  const [opening, width, height] = size;
  const root = opening.replace(/>$/, ` width="${width}" height="${height}" role="img">`);
  return `${root}<title>${title}</title>${markup.slice(opening.length)}\n`;
}

/** The text of an SVG file for an <svg> element, without the attributes that only HTML needs. */
const svgText = (drawing: ReactElement): string =>
  renderToStaticMarkup(drawing)
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll("currentColor", hex.grafite)
    .replace(/var\(--color-(\w+)\)/g, (_token, name: keyof typeof color) => color[name])
    .replaceAll(/ (aria-hidden|class)="[^"]*"/g, "");
