const DAY_SECONDS = 86_400;

/** A drawing as a file: kept for a day, and for another week while a newer one is fetched. */
export const svgFileResponse = (svg: string) =>
  new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`,
    },
  });
