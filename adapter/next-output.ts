import type { CheerioAPI } from "cheerio";
import type { AdapterOutput } from "next";

/**
 * What the steps after the compile assume of Next's output, and its public interface does not
 * promise. After an update of Next, look here first (docs/decisions.md#adapter).
 */
export const assumptions = {
  prerenderedFile: ({ pathname, fallback }: AdapterOutput["PRERENDER"]): string =>
    fallback?.filePath ?? fail("prerenderedFile", `a file for ${pathname}`),

  notFoundPage: <Page>(page: Page | undefined): Page =>
    page ?? fail("notFoundPage", "the page /404"),

  /** Redirects are permanent, and lead from one path to another. */
  redirect: (route: {
    source?: string;
    headers?: Record<string, string>;
    status?: number;
    has?: unknown[];
    missing?: unknown[];
  }) => {
    const { source = "", headers, status, has, missing } = route;
    const target = headers?.Location;
    const isPlain = /^\/[\w/.%-]*$/.test(source) && !has?.length && !missing?.length;
    if (!isPlain || !target || status !== 308) {
      return fail("redirect", `a redirect from one path to another for ${source}`);
    }
    return { source, target };
  },

  buildFile: (url: string, file: string | undefined): string =>
    file ?? fail("buildFile", `${url}, which a page names, as a file of the build`),
};

type PageAssumption = [name: string, what: string, holds: ($: CheerioAPI) => boolean];

const PAGE: PageAssumption[] = [
  [
    "charsetFirst",
    "one <meta charset>, before everything that a policy governs,",
    ($) => $("meta[charset]").length === 1 && $("head > :first-child").is("meta[charset]"),
  ],
  ["noPolicy", "pages without http-equiv", ($) => $("[http-equiv]").length === 0],
  [
    "styleSheets",
    "links to style sheets, which always apply,",
    ($) => $(SHEET).length > 0 && !$(SHEET).is(":not([href]), [media], [disabled]"),
  ],
  ["asyncScripts", "scripts with async", ($) => $("script[src][async]").length > 0],
  [
    "knownScripts",
    "only scripts that the loader can start, those for old browsers, and data",
    ($) => $("script").not(`[src][async], [nomodule], ${JSON_LD}, ${INLINE}`).length === 0,
  ],
  [
    "hydrationData",
    "the hydration data inline",
    ($) => $(`script${INLINE}`).text().includes("__next_f"),
  ],
];

const SHEET = "link[rel=stylesheet]";
const INLINE = ":not([src], [type])";
const JSON_LD = "[type='application/ld+json']";

/** @throws Error with the first assumption that does not hold for a page that Next wrote */
export function assumePage(page: string, $: CheerioAPI): void {
  for (const [name, what, holds] of PAGE) if (!holds($)) fail(name, `${what} in ${page}`);
  for (const script of $(`script${INLINE}`)) assumeNextData(page, $(script).text());
}

/** One call of Next's own, whose argument is JSON. Any other may come with the content. */
function assumeNextData(page: string, script: string): void {
  const [, receiver = "", data = ""] = /^(.*?)\.push\((.*)\);?$/s.exec(script.trim()) ?? [];
  if (RECEIVERS.includes(receiver) && isJson(data)) return;
  throw new Error(
    `${page} contains an inline script that is not Next's: "${script.trim().slice(0, 80)}" ` +
      '(assumption "nextData" in adapter/next-output.ts).',
  );
}

/** Next hands data to its scripts by these, and nothing else runs inline. */
const RECEIVERS = [
  "(self.__next_f=self.__next_f||[])",
  "self.__next_f",
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = []))',
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fail(name: string, what: string): never {
  throw new Error(
    `Next no longer writes ${what} (assumption "${name}" in adapter/next-output.ts).`,
  );
}
