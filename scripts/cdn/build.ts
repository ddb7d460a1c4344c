import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { Failure } from "@/scripts/lib/failure.mjs";
import { DIST } from "@/scripts/lib/standalone.mjs";

const prerenderManifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      srcRoute: z.string(),
      /** Pages have one, files do not. */
      dataRoute: z.string().nullable(),
      initialHeaders: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const rule = z.object({
  source: z.string(),
  destination: z.string(),
  regex: z.string(),
  has: z.never().optional(),
  missing: z.never().optional(),
});

const routesManifest = z.object({
  redirects: z.array(rule.extend({ statusCode: z.literal(308) })),
  rewrites: z.object({
    beforeFiles: z.array(rule).length(0),
    afterFiles: z.array(rule),
    fallback: z.array(rule).length(0),
  }),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  rsc: z.object({ varyHeader: z.string() }),
});

/** A prerendered file that is not a page, with its public path and the headers of its route. */
export type BuiltFile = {
  path: string;
  /** The route of app/; `pattern` matches its paths if it has parameters. */
  route: string;
  pattern?: string;
  headers: Record<string, string>;
};

/** What a static server needs to know about a build. */
export type Build = {
  pages: string[];
  files: BuiltFile[];
  redirects: Rule[];
  rewrites: Rule[];
  /** Next's client router: the Vary header, and how long it may reuse a response, in seconds. */
  router: { vary: string; staleTime: string };
};

/** A redirect or rewrite; `regex` has one group for each parameter of `source`, in order. */
type Rule = Pick<z.infer<typeof rule>, "source" | "destination" | "regex">;

/**
 * Reads the manifests of the build.
 * @throws Failure when there is no build, or the nginx files cannot express one of its rules
 *   (conditions, temporary redirects)
 */
export function readBuild(): Build {
  const { routes } = read("prerender-manifest.json", prerenderManifest);
  const { redirects, rewrites, dynamicRoutes, rsc } = read("routes-manifest.json", routesManifest);
  const patterns = new Map(dynamicRoutes.map(({ page, regex }) => [page, regex]));
  // Next's own pages (_not-found, _global-error) have no public path.
  const visible = Object.entries(routes).filter(([address]) => !address.startsWith("/_"));
  return {
    pages: visible.filter(([, { dataRoute }]) => dataRoute !== null).map(([page]) => page),
    files: visible
      .filter(([, { dataRoute }]) => dataRoute === null)
      .map(([file, { srcRoute, initialHeaders = {} }]) => ({
        path: file,
        route: srcRoute,
        pattern: patterns.get(srcRoute),
        headers: initialHeaders,
      })),
    redirects,
    rewrites: rewrites.afterFiles,
    router: { vary: rsc.varyHeader, staleTime: staleTimeOf("/") },
  };
}

const pageMeta = z.object({ headers: z.object({ "x-nextjs-stale-time": z.string() }) });

/** The same for every page that is static. */
const staleTimeOf = (page: string) =>
  read(path.join("server", "app", `${pageFile(page)}.meta`), pageMeta).headers[
    "x-nextjs-stale-time"
  ];

/** The name of the built files of a page, without extension. */
export const pageFile = (page: string) => (page === "/" ? "/index" : page);

function read<T>(file: string, schema: z.ZodType<T>): T {
  const full = path.join(DIST, file);
  let text: string;
  try {
    text = readFileSync(full, "utf8");
  } catch {
    throw new Failure(`There is no ${full}; run \`npm run build\`.`);
  }
  const result = schema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Failure(
    `The nginx files cannot express ${issue?.path.join(".")} of ${full}: ${issue?.message}`,
  );
}
