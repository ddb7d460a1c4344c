import type { StartTag } from "parse5-sax-parser";
import type { AdapterOutput } from "next";

/**
 * Everything that the steps after the compile assume of Next's output, and that its public
 * interface does not promise. Each is checked during the build and fails by its name. After an
 * update of Next, look here first (docs/decisions/0012).
 */
export const assumptions = {
  /** The static response of a page or route handler is a file. */
  prerenderedFile: ({ pathname, fallback }: AdapterOutput["PRERENDER"]): string =>
    fallback?.filePath ?? fail("prerenderedFile", `a file for ${pathname}`),

  /** The not-found page is among the outputs, as /404. */
  notFoundPage: <Page>(page: Page | undefined): Page =>
    page ?? fail("notFoundPage", "the page /404"),

  /**
   * Redirects are permanent, and neither they nor rewrites depend on headers, cookies or queries.
   */
  staticRoute: (route: {
    source?: string;
    sourceRegex: string;
    destination?: string;
    headers?: Record<string, string>;
    status?: number;
    has?: unknown[];
    missing?: unknown[];
  }) => {
    const { source, sourceRegex, destination, headers, status = 308, has, missing } = route;
    const target = destination ?? headers?.Location;
    if (!source || !target || status !== 308 || has?.length || missing?.length) {
      fail("staticRoute", `a rule that a static host can apply for ${source ?? sourceRegex}`);
    }
    return { source, sourceRegex, target };
  },

  /** A page's head begins with the character set, before everything that a policy governs. */
  charsetFirst: (page: string, count: number) =>
    count === 1 || fail("charsetFirst", `one <meta charset> in the head of ${page}`),

  /** A page has one body, which ends with an end tag. */
  bodyEnd: (page: string, count: number) =>
    count === 1 || fail("bodyEnd", `one </body> in ${page}`),

  /** No other policy: several would all apply. */
  noPolicy: (page: string, hasPolicy: boolean) =>
    !hasPolicy || fail("noPolicy", `${page} without http-equiv`),

  /** A page's own scripts are external files of the build with `async`, in any number but none. */
  asyncScripts: (page: string, count: number) =>
    count > 0 || fail("asyncScripts", `scripts with async in ${page}`),

  /** Other scripts are data, or for browsers without modules. */
  knownScript: (page: string, isKnown: boolean) =>
    isKnown || fail("knownScript", `only scripts that the loader can start in ${page}`),

  /** What React needs to hydrate stands in inline scripts without type. */
  hydrationData: (page: string, script: string) =>
    script.includes("__next_f") || fail("hydrationData", `the hydration data inline in ${page}`),

  /** Scripts and style sheets are files of this build. */
  buildFile: (page: string, url: string, file: string | undefined): string =>
    file ?? fail("buildFile", `${url}, which ${page} names, as a file of the build`),

  /** Every page has a style sheet, except for Next's own page for the status 500. */
  someStyleSheet: (page: string, hasStyles: boolean) =>
    hasStyles || fail("someStyleSheet", `a style sheet in ${page}`),

  /**
   * Policy and sharing tags are short. Slack reads 32 kB of a page, other messengers less; the
   * styles behind them take up to 31 kB.
   */
  shortHead: (page: string, bytes: number) =>
    bytes < 4096 || fail("shortHead", `sharing tags within the first 4 kB of ${page}`),

  /** Style sheets are links in the head with an address and nothing that switches them off. */
  styleSheet: (page: string, { attrs }: Pick<StartTag, "attrs">): string => {
    const href = attrs.find(({ name }) => name === "href")?.value;
    const isSwitched = attrs.some(({ name }) => name === "media" || name === "disabled");
    return href && !isSwitched ? href : fail("styleSheet", `plain style sheet links in ${page}`);
  },
};

function fail(name: string, what: string): never {
  throw new Error(
    `Next no longer writes ${what} (assumption "${name}" in adapter/next-output.ts, docs/decisions/0012).`,
  );
}
