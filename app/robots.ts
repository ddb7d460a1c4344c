import type { MetadataRoute } from "next";
import { machinePaths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: absoluteUrl(machinePaths.sitemap),
  };
}
