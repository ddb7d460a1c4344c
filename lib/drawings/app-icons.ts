import { readPublicFile } from "@/lib/drawings/public-files";
import { compactSvg } from "@/lib/drawings/svg";

export const ICON_PATH = "/icon.svg";

/** Sizes in pixels of the PNG files of public/icons, drawn from public/icon.svg. */
export const ICON_SIZES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512] as const;

export const MASKABLE_ICON_SIZES = [192, 512] as const;

export type IconPurpose = "any" | "maskable";

export const iconPath = (size: number, purpose: IconPurpose = "any") =>
  `/icons/icone-${purpose === "maskable" ? "recortavel-" : ""}${size}.png`;

/** A separate file would be requested during the first paint. */
export function tabIcon(): string {
  const svg = compactSvg(readPublicFile(ICON_PATH));
  return `data:image/svg+xml,${svg.replace(/[#%<>"\s]|[^ -~]/g, encodeURIComponent)}`;
}
