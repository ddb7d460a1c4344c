import { SVG_CACHE_CONTROL } from "@/lib/http/svg-cache.mjs";

/** Response with an SVG file and its cache headers. */
export const svgFileResponse = (svg: string) =>
  new Response(svg, {
    headers: { "content-type": "image/svg+xml", "cache-control": SVG_CACHE_CONTROL },
  });
