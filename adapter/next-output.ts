import type { StartTag } from "parse5-sax-parser";
import type { AdapterOutput } from "next";

/**
 * What the steps after the compile assume of Next's output, and its public interface does not
 * promise. After an update of Next, look here first (docs/decisions/0012).
 */
export const assumptions = {
  prerenderedFile: ({ pathname, fallback }: AdapterOutput["PRERENDER"]): string =>
    fallback?.filePath ?? fail("prerenderedFile", `a file for ${pathname}`),

  notFoundPage: <Page>(page: Page | undefined): Page =>
    page ?? fail("notFoundPage", "the page /404"),

  /** They depend on no header, cookie or query. */
  staticRoute: (route: {
    source?: string;
    sourceRegex: string;
    headers?: Record<string, string>;
    status?: number;
    has?: unknown[];
    missing?: unknown[];
  }) => {
    const { source, sourceRegex, headers, status = 308, has, missing } = route;
    const target = headers?.Location;
    if (!source || !target || status !== 308 || has?.length || missing?.length) {
      fail("staticRoute", `a rule that a static host can apply for ${source ?? sourceRegex}`);
    }
    return { source, sourceRegex, target };
  },

  buildFile: (page: string, url: string, file: string | undefined): string =>
    file ?? fail("buildFile", `${url}, which ${page} names, as a file of the build`),

  styleSheet: (page: string, { attrs }: Pick<StartTag, "attrs">): string => {
    const href = attrs.find(({ name }) => name === "href")?.value;
    const isSwitched = attrs.some(({ name }) => name === "media" || name === "disabled");
    return href && !isSwitched ? href : fail("styleSheet", `plain style sheet links in ${page}`);
  },

  /** One call of Next's own, whose argument is JSON. Any other may come with the content. */
  inlineScript: (page: string, text: string): string => {
    const [, receiver = "", data = ""] = /^(.*?)\.push\((.*)\);?$/s.exec(text.trim()) ?? [];
    if (RECEIVERS.includes(receiver) && isJson(data)) return text;
    throw new Error(
      `${page} contains an inline script that is not Next's: "${text.trim().slice(0, 80)}" ` +
        '(assumption "inlineScript" in adapter/next-output.ts, docs/decisions/0012).',
    );
  },
};

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

const PAGE = {
  charsetFirst: "one <meta charset> in the head, before everything that a policy governs,",
  bodyEnd: "one </body>",
  noPolicy: "no http-equiv",
  asyncScripts: "scripts with async",
  knownScript: "only scripts that the loader can start",
  hydrationData: "the hydration data inline",
  someStyleSheet: "a style sheet",
  /** Slack reads 32 kB of a page, other messengers less; the styles take up to 31 kB. */
  shortHead: "sharing tags within the first 4 kB",
};

export function assume(page: string, name: keyof typeof PAGE, holds: boolean): void {
  if (!holds) fail(name, `${PAGE[name]} in ${page}`);
}

function fail(name: string, what: string): never {
  throw new Error(
    `Next no longer writes ${what} (assumption "${name}" in adapter/next-output.ts, docs/decisions/0012).`,
  );
}
