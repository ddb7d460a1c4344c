import type { BuildOutputs, RouteRule } from "@/adapter/build-outputs";
import { builtRoutes, fileHeaders } from "@/adapter/static-folder/site-paths";
import { typedAddressLines } from "@/lib/content/typed-addresses.mjs";
import {
  DRAWING_POLICY,
  IMMUTABLE,
  PICTURE,
  SVG_FOLDERS,
  assetHeaders,
  securityHeaders,
} from "@/lib/server/response-headers.mjs";

/** Cloudflare Pages and Netlify read these two files and serve neither. */
export const HOST_FILES = { headers: "_headers", redirects: "_redirects" } as const;

/** Cloudflare joins the values of several lines for one header, so only one may match. */
export function headersFile(outputs: Pick<BuildOutputs, "files">): string {
  return [
    block("/*", { ...assetHeaders, ...securityHeaders }),
    // Here joining is right: a browser obeys each policy of the list.
    block("/*.svg", { "Content-Security-Policy": DRAWING_POLICY }),
    block("/_next/static/*", { "Cache-Control": IMMUTABLE }),
    ...SVG_FOLDERS.map((folder) => block(`/${folder}/*`, { "Cache-Control": PICTURE })),
    ...builtRoutes(outputs).map(({ route, headers }) =>
      block(hostPattern(route), fileHeaders(headers)),
    ),
  ].join("");
}

export function redirectsFile(
  { redirects }: Pick<BuildOutputs, "redirects">,
  apiOrigin = process.env.API_ORIGIN,
): string {
  return [
    ...redirects.filter(({ source }) => !source.includes("(")).flatMap(hostRedirects),
    ...typedAddressLines(),
    ...(apiOrigin ? [`/api/* ${new URL("/api/:splat", apiOrigin).href} 200`] : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/**
 * `$1` of a target becomes the first parameter of the source, as both hosts know it. Cloudflare
 * compares escapes letter by letter, and some programs write them as %c3: a line for each spelling.
 */
function hostRedirects({ source, target }: RouteRule): string[] {
  const names = [...source.matchAll(/:\w+/g)];
  const place = target.replace(/\$(\d)/g, (_, number) => String(names[number - 1]));
  const lower = source.replace(/%[\dA-F]{2}/g, (escape) => escape.toLowerCase());
  return [...new Set([source, lower])].map((from) => `${from} ${place} 301`);
}

const hostPattern = (route: string) => route.replace(/\[[^\]]+\]/g, "*");

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
