import type { MetadataRoute } from "next";
import {
  ICON_SIZES,
  iconPath,
  MASKABLE_ICON_SIZES,
  type IconPurpose,
} from "@/lib/drawings/app-icons";
import { getPage } from "@/lib/content/pages";
import { hex } from "@/lib/drawings/palette";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

const icon = (size: number, purpose: IconPurpose) => ({
  src: iconPath(size, purpose),
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: `${site.name}: ${getPage("home").heading}`,
    short_name: site.name,
    description: getPage("home").description,
    lang: "pt-BR",
    dir: "ltr",
    start_url: paths.home,
    scope: paths.home,
    display: "browser",
    background_color: hex.concreto,
    theme_color: hex.planta,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ...ICON_SIZES.map((size) => icon(size, "any")),
      ...MASKABLE_ICON_SIZES.map((size) => icon(size, "maskable")),
    ],
  };
}
