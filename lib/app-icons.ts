/** The icons of the installed site, which `npm run assets:icons` draws into public/icons. */

/** Edges in pixels of the icons with rounded corners, shown as they are. */
export const ICON_SIZES = [48, 72, 96, 128, 144, 152, 192, 256, 384, 512] as const;

/** Edges in pixels of the icons that a system cuts to its own shape: full bleed, the sign inside the safe circle. */
export const MASKABLE_ICON_SIZES = [192, 512] as const;

export type IconPurpose = "any" | "maskable";

/** Address of an icon. */
export const iconPath = (size: number, purpose: IconPurpose = "any") =>
  `/icons/icone-${purpose === "maskable" ? "recortavel-" : ""}${size}.png`;
