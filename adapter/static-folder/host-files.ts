import type { BuildOutputs } from "@/adapter/build-outputs";
import { builtRoutes } from "@/adapter/static-folder/built-routes";
import { IMMUTABLE, PICTURE, SVG_FOLDERS } from "@/lib/http/cache-control.mjs";
import { assetHeaders, securityHeaders } from "@/lib/http/security-headers.mjs";

/**
 * `_headers` of Netlify and Cloudflare Pages. Both send `max-age=0, must-revalidate` with files
 * that no line names. A header must match one line only: Cloudflare joins the values of several.
 */
export function headersFile(outputs: Pick<BuildOutputs, "files" | "rewrites">): string {
  return [
    block("/*", { ...assetHeaders, ...securityHeaders }),
    block("/_next/static/*", { "Cache-Control": IMMUTABLE }),
    ...SVG_FOLDERS.map((folder) => block(`/${folder}/*`, { "Cache-Control": PICTURE })),
    ...builtRoutes(outputs).map(({ route, headers }) =>
      block(
        hostPattern(route),
        pick(headers, ["cache-control", "content-type", "content-disposition"]),
      ),
    ),
  ].join("");
}

/**
 * `_redirects` of the same hosts: aliases of articles, and the API where API_ORIGIN names its
 * server.
 */
export function redirectsFile(
  { redirects }: Pick<BuildOutputs, "redirects">,
  apiOrigin = process.env.API_ORIGIN,
): string {
  return [
    ...redirects.map(({ source, target }) => `${source} ${target.replace(/\$\d/g, ":splat")} 301`),
    ...(apiOrigin ? [`/api/* ${new URL("/api/:splat", apiOrigin).href} 200`] : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** A route in the syntax of both hosts, where a parameter is a wildcard. */
const hostPattern = (route: string) => route.replace(/\[[^\]]+\]/g, "*");

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");

const pick = (headers: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
