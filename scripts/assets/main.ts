// `npm run assets`: brings a change of the palette, a drawing, a logo or the letters of the font
// into the committed files that follow from it. Without a change it changes no file.
import { applyPalette } from "@/scripts/assets/apply-palette";
import { exportBrand } from "@/scripts/assets/brand";
import { exportFonts } from "@/scripts/assets/font";
import { applyNight } from "@/scripts/assets/night-drawings";

applyPalette();
applyNight();
await exportBrand();
await exportFonts();
