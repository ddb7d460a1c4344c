import type { BuildOutputs } from "@/adapter/build-outputs";
import { apiFailureMaps } from "@/adapter/static-folder/api-failures";
import { contentTypes, hasContentType } from "@/adapter/static-folder/content-types";
import { builtRoutes } from "@/adapter/static-folder/site-paths";
import {
  escapePattern,
  type Lines,
  map,
  quote,
  quotePattern,
} from "@/adapter/static-folder/nginx-syntax";
import { env } from "@/lib/env";
import { BODY_MAX_BYTES, SYNC_TIMEOUT_MS } from "@/lib/limits";
import {
  IMMUTABLE,
  PICTURE,
  REVALIDATE,
  SHARE_IMAGE,
  SVG_FOLDERS,
  ASSET_FOLDERS,
  DRAWING_POLICY,
  DRAWING_TYPE,
  assetHeaders,
  securityHeaders,
} from "@/lib/server/response-headers.mjs";

/** The files that deploy/nginx/primoze.conf includes, by name. */
export const nginxFiles = (outputs: BuildOutputs): Record<string, string> => ({
  "maps.conf": [
    `map_hash_max_size ${Math.max(2048, 8 * outputs.pages.length)};\nmap_hash_bucket_size 256;\n`,
    nameMaps(),
    pathMaps(outputs),
    headerMaps(outputs),
    securityMaps(),
    logMaps(),
    apiFailureMaps(),
  ].join("\n"),
  "types.conf": types(),
  "headers.conf": headers(),
  "locations.conf": locations(outputs),
  "api-limits.conf": apiLimits(),
});

const line = (...line: Lines[number]) => line;

/** The name of the site. A build without a public address is served under every name. */
function nameMaps(): string {
  const url = env.SITE_URL ? new URL(env.SITE_URL) : null;
  const origin = url ? quote(url.origin) : quotePattern("https://$host");
  return [
    map("$host", "$site_origin", origin, []),
    map("$host", "$is_other_name", url ? "1" : "0", url ? [[quote(url.hostname), "0"]] : []),
  ].join("\n");
}

function pathMaps({ pages, redirects }: BuildOutputs): string {
  const hasParameters = ({ source }: { source: string }) => source.includes(":");
  return [
    // Empty with a backslash, which browsers treat as a slash: a redirect could lead to another
    // site.
    map("$request_uri", "$raw_path", '""', [
      [quotePattern("~^(?<asked_path>/[^?\\\\]*)(\\?|$)"), "$asked_path"],
    ]),
    map("$uri", "$bare_path", "-", [
      [quotePattern("~^(?<without_ending>.*?)((/index)?\\.html)?/*$"), "$without_ending"],
    ]),
    map("$bare_path", "$page", '""', [
      ...pages.map(({ path }) => line(quote(path === "/" ? "" : path), quote(path))),
      ...redirects
        .filter((rule) => !hasParameters(rule))
        .map(({ source, target }) => line(quote(decodeURI(source)), quote(target))),
    ]),
    map("$raw_path", "$pattern_redirect", '""', [
      ...redirects
        .filter(hasParameters)
        .map(({ pattern, target }) => line(quotePattern(`~*${pattern}`), quotePattern(target))),
      // Next's own rule.
      [quotePattern("~^(?<without_slash>/[^/]+(/[^/]+)*)/$"), "$without_slash"],
    ]),
    map('"$page $raw_path"', "$redirect", "$page", [
      [quotePattern("~^(?<own_spelling>\\S+) \\k<own_spelling>$"), '""'],
      [quotePattern("~^ "), "$pattern_redirect"],
    ]),
    map("$page", "$page_file", "$page", [["/", "/index"]]),
  ].join("\n");
}

/** Keyed with the status, so that a cache never keeps a 404. */
function headerMaps(outputs: BuildOutputs): string {
  return [
    map('"$status $raw_path"', "$path_cache_control", quote(REVALIDATE), [
      [quotePattern("~ /(api/|_next/image$)"), '""'],
      [quotePattern("~^(200|206|304) /_next/static/"), quote(IMMUTABLE)],
      [quotePattern(`~^(200|206|304) /(${SVG_FOLDERS.join("|")})/`), quote(PICTURE)],
      ...ownHeader(outputs, "cache-control").filter(([, value]) => value !== quote(REVALIDATE)),
    ]),
    // Pages name a share image with the hash of its content.
    map('"$arg_v $path_cache_control"', "$cache_control", "$path_cache_control", [
      [quotePattern(`~^\\S+ ${SHARE_IMAGE}$`), quote(IMMUTABLE)],
    ]),
    map('"$status $raw_path"', "$content_disposition", '""', [
      ...ownHeader(outputs, "content-disposition"),
    ]),
    map('"$status $raw_path"', "$allow_origin", '""', [
      ...ownHeader(outputs, "access-control-allow-origin"),
    ]),
  ].join("\n");
}

const ownHeader = (outputs: BuildOutputs, name: string): Lines =>
  builtRoutes(outputs)
    .filter(({ headers }) => headers[name])
    .map(({ pattern, headers }) => [
      quotePattern(`~^(200|206|304) ${pattern}$`),
      quote(headers[name]!),
    ]);

const SEGMENT = "[!-.0->@-~]";

const PERSONAL = `(?:@|%40|(?:[0-9][!-.:->@-~]*){8})`;

const logMaps = () =>
  [
    // The Node server logs its own responses.
    map('"$status $upstream_status"', "$is_not_found", "0", [['"404 "', "1"]]),
    // nginx has read no path when it could not decode it.
    map("$request", "$undecodable_path", '""', [
      [quotePattern(`~^\\S+ (?<bad_path>/\\S*%(?:(?![0-9A-Fa-f]{2})|00)\\S*)`), "$bad_path"],
    ]),
    map('"$request_uri$undecodable_path"', "$logged_path", '""', [
      // The rules of lib/server/start-server.ts. nginx takes the first pattern that matches.
      [
        quotePattern(`~*^(?<path_before>(?:/${SEGMENT}*)*?/)${SEGMENT}*?${PERSONAL}`),
        '"$path_before[…]"',
      ],
      [quotePattern("~^(?<path_of_log>[!->@-~]{1,300})"), "$path_of_log"],
    ]),
  ].join("\n");

function types(): string {
  const lines = contentTypes.map(([extension, type]) => `    ${quote(type)} ${extension};`);
  return ["types {", ...lines, "}", ""].join("\n");
}

/** The Node server sets them too; each is sent once. */
const headers = () =>
  [
    ...Object.entries(assetHeaders).map(([name, value]) => [name, quote(value)]),
    ...Object.keys(securityHeaders).map((name) => [name, variable(name)]),
  ]
    .map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} ${value} always;\n`)
    .join("");

/** nginx does not send a header whose value is empty. */
const securityMaps = () =>
  [
    ...Object.entries(securityHeaders).map(([name, value]) =>
      map('"$status $raw_path"', name === POLICY ? "$page_policy" : variable(name), quote(value), [
        [quotePattern(`~^(200|206|304) /(${ASSET_FOLDERS.join("|")})/`), '""'],
      ]),
    ),
    map("$sent_http_content_type", variable(POLICY), "$page_policy", [
      [quotePattern(`~^${escapePattern(DRAWING_TYPE)}`), quote(DRAWING_POLICY)],
    ]),
  ].join("\n");

const POLICY = "Content-Security-Policy";

const variable = (header: string) => `$${header.toLowerCase().replaceAll("-", "_")}`;

/** Files whose extension does not tell their type. */
const locations = (outputs: BuildOutputs) =>
  builtRoutes(outputs)
    .filter(({ path, headers: own }) => !hasContentType(path, own["content-type"] ?? ""))
    .map(({ pattern, headers: own }) =>
      [
        `location ~ ${quotePattern(`^${pattern}$`)} {`,
        "    types {}",
        `    default_type ${quote(own["content-type"] ?? "application/octet-stream")};`,
        "    try_files $uri =404;",
        "}",
        "",
      ].join("\n"),
    )
    .join("\n");

/** The API answers a body that is a little too large; nginx rejects larger ones. */
const apiLimits = () =>
  [
    `client_max_body_size ${2 * BODY_MAX_BYTES};`,
    `proxy_read_timeout ${SYNC_TIMEOUT_MS / 1000 + 10}s;`,
    "",
  ].join("\n");
