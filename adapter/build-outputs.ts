import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AdapterOutput, NextAdapter } from "next";
import { assumptions } from "@/adapter/next-output";
import { sha256 } from "@/lib/server/response-headers.mjs";

export type AdapterContext = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

type Prerender = AdapterOutput["PRERENDER"];
type Headers = Record<string, string>;

type BuiltFile = { path: string; file: string; headers: Headers };

/** `pattern` matches the source path; `target` may contain its groups as $1, $2 … */
export type RouteRule = { source: string; pattern: string; target: string };

export type BuildOutputs = {
  projectDir: string;
  distDir: string;
  pages: BuiltFile[];
  notFound: BuiltFile;
  /** With the pages for a status, which have no address. */
  allPages: BuiltFile[];
  /** Of route handlers. `route` is the route's pattern. */
  files: (BuiltFile & { route: string })[];
  staticFiles: { path: string; file: string }[];
  redirects: RouteRule[];
  addScript: (text: string) => { url: string; integrity: string };
};

/** @throws Error for a route that a static server cannot express */
export function readBuildOutputs(context: AdapterContext): BuildOutputs {
  const { outputs, routing, distDir, projectDir } = context;
  const responses = outputs.prerenders.filter(({ routeType }) => routeType !== undefined);
  const pages = responses.filter(({ routeType }) => routeType === "page").map(toBuiltFile);
  const statusPages = outputs.staticFiles
    .filter(({ filePath }) => filePath.endsWith(".html"))
    .map(({ pathname, filePath }) => ({ path: pathname, file: filePath, headers: {} }));
  const listed = new Set([...pages, ...statusPages].map(({ file }) => file));
  // The server sends the not-found page from a copy that is not among the outputs.
  const unlistedPages = readdirSync(path.join(distDir, "server"), { recursive: true })
    .map((name) => path.join(distDir, "server", String(name)))
    .filter((file) => file.endsWith(".html") && !listed.has(file))
    .map((file) => ({ path: path.relative(distDir, file), file, headers: {} }));
  const staticFiles = outputs.staticFiles.map(({ pathname: path, filePath: file }) => {
    return { path, file };
  });
  return {
    projectDir,
    distDir,
    pages: pages.filter(({ path }) => !path.startsWith("/_")),
    allPages: [...pages, ...statusPages, ...unlistedPages],
    notFound: assumptions.notFoundPage(statusPages.find(({ path }) => path === "/404")),
    files: responses
      .filter(({ routeType }) => routeType === "route")
      .map((output) => ({ ...toBuiltFile(output), route: output.route })),
    staticFiles,
    redirects: [...routing.beforeMiddleware, ...routing.afterFiles]
      .filter(isRedirect)
      .map(toRouteRule),
    addScript: (text) => addScript(context, staticFiles, text),
  };
}

function toBuiltFile(output: Prerender): BuiltFile {
  const { "x-next-cache-tags": _tags, ...headers } = output.fallback?.initialHeaders ?? {};
  return {
    path: output.pathname,
    file: assumptions.prerenderedFile(output),
    headers: headers as Headers,
  };
}

type Route = AdapterContext["routing"]["beforeMiddleware"][number];

/** Of next.config.mjs; the others set headers, or are Next's own (`priority`). */
const isRedirect = ({ priority, status }: Route) => !priority && status !== undefined;

function toRouteRule(route: Route): RouteRule {
  const { source, sourceRegex, target } = assumptions.staticRoute(route);
  return { source, pattern: sourceRegex, target };
}

function addScript(
  { distDir, outputs }: AdapterContext,
  staticFiles: BuildOutputs["staticFiles"],
  text: string,
) {
  const integrity = sha256(text);
  const hash = Buffer.from(integrity.slice("sha256-".length), "base64").toString("hex");
  const name = `static/pages/${hash.slice(0, 16)}.js`;
  const filePath = path.join(distDir, name);
  const pathname = `/_next/${name}`;
  if (!staticFiles.some((known) => known.path === pathname)) {
    staticFiles.push({ path: pathname, file: filePath });
    mkdirSync(path.dirname(filePath), { recursive: true });
    writeFileSync(filePath, text);
    // A host's adapter, which runs after ours, publishes what is in Next's list.
    const type = "STATIC_FILE" as AdapterOutput["STATIC_FILE"]["type"];
    outputs.staticFiles.push({ type, id: name, pathname, filePath, immutableHash: hash });
  }
  return { url: pathname, integrity };
}
