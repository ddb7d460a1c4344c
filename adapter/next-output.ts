import type { StartTag } from "parse5-sax-parser";
import type { AdapterOutput } from "next";
import { attribute, hasAttribute } from "@/adapter/attributes";

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

  buildFile: (page: string, url: string, file: string | undefined): string =>
    file ?? fail("buildFile", `${url}, which ${page} names, as a file of the build`),

  styleSheet: (page: string, tag: Pick<StartTag, "attrs">): string => {
    const href = attribute(tag, "href");
    const isSwitched = hasAttribute(tag, "media") || hasAttribute(tag, "disabled");
    return href && !isSwitched ? href : fail("styleSheet", `plain style sheet links in ${page}`);
  },

  /** One call of Next's own, whose argument is JSON. Any other may come with the content. */
  inlineScript: (page: string, text: string): string => {
    const [, receiver = "", data = ""] = /^(.*?)\.push\((.*)\);?$/s.exec(text.trim()) ?? [];
    if (RECEIVERS.includes(receiver) && isJson(data)) return text;
    throw new Error(
      `${page} contains an inline script that is not Next's: "${text.trim().slice(0, 80)}" ` +
        '(assumption "inlineScript" in adapter/next-output.ts).',
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
  headAndBody: "one </head> and one </body>",
  noPolicy: "no http-equiv",
  asyncScripts: "scripts with async",
  knownScript: "only scripts that the loader can start",
  hydrationData: "the hydration data inline",
  someStyleSheet: "a style sheet",
};

export function assume(page: string, name: keyof typeof PAGE, holds: boolean): void {
  if (!holds) fail(name, `${PAGE[name]} in ${page}`);
}

function fail(name: string, what: string): never {
  throw new Error(
    `Next no longer writes ${what} (assumption "${name}" in adapter/next-output.ts).`,
  );
}
