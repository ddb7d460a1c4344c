import type { BuildOutputs } from "@/adapter/build-outputs";
import { env } from "@/lib/env";
import {
  DRAWING_POLICY,
  IMMUTABLE,
  PICTURE,
  SVG_FOLDERS,
  securityHeaders,
} from "@/lib/server/response-headers";

/** Cloudflare Pages and Netlify read these two files and serve neither. */
export const HOST_FILES = { headers: "_headers", redirects: "_redirects" } as const;

/** Cloudflare joins the values of several lines for one header, so only one may match. */
export function headersFile({ files }: Pick<BuildOutputs, "files">): string {
  // The files of one route handler have the same headers.
  const ofRoutes = new Map(files.map(({ route, headers }) => [hostPattern(route), headers]));
  return [
    block("/*", securityHeaders),
    // Here joining is right: a browser obeys each policy of the list.
    block("/*.svg", { "Content-Security-Policy": DRAWING_POLICY }),
    block("/_next/static/*", { "Cache-Control": IMMUTABLE }),
    ...SVG_FOLDERS.map((folder) => block(`/${folder}/*`, { "Cache-Control": PICTURE })),
    ...[...ofRoutes].map(([pattern, headers]) => block(pattern, fileHeaders(headers))),
  ].join("");
}

export function redirectsFile(
  { redirects }: Pick<BuildOutputs, "redirects">,
  apiOrigin = env.API_ORIGIN,
): string {
  return [
    ...redirects.map(({ source, target }) => `${source} ${target} 301`),
    ...(apiOrigin
      ? [`/api/* ${apiOrigin}/api/:splat 200`, `/_next/image ${apiOrigin}/_next/image 200`]
      : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

const OWN = ["cache-control", "content-type", "content-disposition", "access-control-allow-origin"];

/** The headers of a route handler that its file has on every server. */
export const fileHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => OWN.includes(name)));

const hostPattern = (route: string) => route.replace(/\[[^\]]+\]/g, "*");

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
