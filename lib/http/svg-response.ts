const DAY_SECONDS = 86_400;

/** An SVG file, cached for a day and revalidated in the background for another week. */
export const svgFileResponse = (svg: string) =>
  new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`,
    },
  });
