// `npm run assets`: brings a change of the palette, a drawing, a logo, the icon or the font's
// letters into the committed files that follow from it. Without a change it changes no file.
import { applyPalette } from "@/scripts/assets/apply-palette";
import { exportBrand } from "@/scripts/assets/brand";
import { exportFonts } from "@/scripts/assets/font";
import { exportIcons } from "@/scripts/assets/icons";

applyPalette();
await exportBrand();
await exportIcons();
await exportFonts();
