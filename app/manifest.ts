import type { MetadataRoute } from "next";
import { getPage } from "@/lib/content/pages";
import { ICON_PATH } from "@/lib/drawings/app-icons";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** The site opens in the browser, also from a phone's home screen, which shows one of the icons. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${getPage("home").heading}`,
    short_name: site.name,
    description: getPage("home").description,
    lang: "pt-BR",
    start_url: paths.home,
    icons: [
      { src: ICON_PATH, sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icone-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icone-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/icone-recortavel-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
