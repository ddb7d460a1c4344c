import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdapterOutput, NextAdapter } from "next";
import { assumptions } from "@/adapter/next-output";

export type AdapterContext = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

type BuiltFile = { path: string; file: string };

export type BuildOutputs = {
  projectDir: string;
  distDir: string;
  pages: BuiltFile[];
  notFound: BuiltFile;
  /** The files that route handlers wrote in the build. `route` is the pattern of the route. */
  files: (BuiltFile & { route: string; headers: Record<string, string> })[];
  /** The addresses that route handlers answer at run time. */
  api: string[];
  staticFiles: BuiltFile[];
  redirects: { source: string; target: string }[];
};

/** @throws Error for a redirect that a static server cannot express */
export function readBuildOutputs(context: AdapterContext): BuildOutputs {
  const { outputs, routing, distDir, projectDir } = context;
  const responses = outputs.prerenders.filter(({ routeType }) => routeType !== undefined);
  const staticFiles = outputs.staticFiles.map(({ pathname, filePath }) => {
    return { path: pathname, file: filePath };
  });
  return {
    projectDir,
    distDir,
    pages: responses
      .filter(({ routeType, pathname }) => routeType === "page" && !pathname.startsWith("/_"))
      // A page that is not found in the build, such as the list of no works, is the page /404.
      .filter(({ fallback }) => fallback?.initialStatus !== 404)
      .map(toBuiltFile),
    notFound: assumptions.notFoundPage(
      staticFiles.find((output) => output.path === "/404" && output.file.endsWith(".html")),
    ),
    files: responses
      .filter(({ routeType }) => routeType === "route")
      .map((output) => ({
        ...toBuiltFile(output),
        route: output.route,
        headers: (output.fallback?.initialHeaders ?? {}) as Record<string, string>,
      })),
    api: outputs.appRoutes
      .map(({ pathname }) => pathname)
      .filter((path) => path.startsWith("/api/") && !path.endsWith(".rsc")),
    staticFiles: staticFiles.filter(({ file }) => !file.endsWith(".html")),
    redirects: [...routing.beforeMiddleware, ...routing.afterFiles]
      .filter(isRedirect)
      .map(assumptions.redirect),
  };
}

const toBuiltFile = (output: AdapterOutput["PRERENDER"]): BuiltFile => ({
  path: output.pathname,
  file: assumptions.prerenderedFile(output),
});

type Route = AdapterContext["routing"]["beforeMiddleware"][number];

/** Redirects of next.config.mjs. Other routes set headers, or are Next's own (`priority`). */
const isRedirect = ({ priority, status }: Route) => !priority && status !== undefined;

/** Reads a file of the build by the address that a page has for it. */
export function readBuildFile({ staticFiles }: BuildOutputs, url: string): string {
  const known = staticFiles.find(({ path }) => path === url);
  return readFileSync(assumptions.buildFile(url, known?.file), "utf8");
}

/** Adds a script to the files of the build, under the hash of its content. Gives its address. */
export function addScript({ distDir, staticFiles }: BuildOutputs, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  const name = `static/pages/${hash.slice(0, 16)}.js`;
  const file = path.join(distDir, name);
  const url = `/_next/${name}`;
  if (!staticFiles.some((known) => known.path === url)) {
    staticFiles.push({ path: url, file });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return url;
}
