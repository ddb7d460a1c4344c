import { compactSvg, readPublicFile } from "@/lib/svg/public-svg";

/** The site's icons, which `npm run assets:icons` draws into public and app. */

/** Address of the icon's source. */
export const ICON_PATH = "/icon.svg";

/** Edges in pixels of the icons with rounded corners, shown as they are. */
export const ICON_SIZES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512] as const;

/** Edges in pixels of the icons that a system cuts to its own shape: full bleed, the sign inside the safe circle. */
export const MASKABLE_ICON_SIZES = [192, 512] as const;

export type IconPurpose = "any" | "maskable";

/** Address of an icon. */
export const iconPath = (size: number, purpose: IconPurpose = "any") =>
  `/icons/icone-${purpose === "maskable" ? "recortavel-" : ""}${size}.png`;

/**
 * The icon of a tab, within the address itself. As a file it would be fetched by each first visit at the moment when the page
 * should be drawn, and with a priority above the page's own pictures.
 */
export function tabIcon(): string {
  const svg = compactSvg(readPublicFile(ICON_PATH));
  return `data:image/svg+xml,${svg.replace(/[#%<>"\s]|[^ -~]/g, encodeURIComponent)}`;
}
