import { BODY_MAX_BYTES, SYNC_TIMEOUT_MS } from "@/lib/limits";
import { ASSET_FOLDERS, assetHeaders, securityHeaders } from "@/lib/http/security-headers.mjs";
import { SVG_CACHE_CONTROL, SVG_FOLDERS } from "@/lib/http/svg-cache.mjs";
import { apiFailureMaps } from "@/scripts/cdn/api-failures";
import { type Build, type BuiltFile } from "@/scripts/cdn/build";
import { contentTypes, hasContentType } from "@/scripts/cdn/content-types";
import { map, quote, quotePattern, withGroups } from "@/scripts/cdn/syntax";

/** Browsers and CDNs revalidate each time, and get 304 if nothing has changed. */
const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

type Lines = [source: string, value: string][];

/** The files that deploy/nginx/primoze.conf includes, by name. */
export const nginxFiles = (build: Build): Record<string, string> => ({
  "maps.conf": [
    `map_hash_max_size ${Math.max(2048, 8 * build.pages.length)};\nmap_hash_bucket_size 256;\n`,
    addressMaps(build),
    routerMaps(build),
    headerMaps(build),
    securityMaps(),
    logMaps(),
    apiFailureMaps(),
  ].join("\n"),
  "types.conf": types(),
  "headers.conf": headers(),
  "rewrites.conf": build.rewrites
    .map((rule) => {
      const target = withGroups(rule.source, rule.destination);
      return `rewrite ${quotePattern(rule.regex)} ${quotePattern(target)} break;\n`;
    })
    .join(""),
  "locations.conf": locations(build.files),
  "api-limits.conf": apiLimits(),
});

/**
 * Maps a path in any spelling, or an alias, to its page: the rules of lib/http/canonical-path.ts
 * and Next's redirects.
 */
function addressMaps({ pages, redirects }: Build): string {
  const hasParameters = ({ source }: { source: string }) => source.includes(":");
  return [
    // The undecoded request path. Empty if it contains a backslash, which browsers treat as a
    // slash: a redirect could otherwise lead to another site.
    map("$request_uri", "$raw_path", [
      ["default", '""'],
      [quotePattern("~^(?<asked_path>/[^?\\\\]*)(\\?|$)"), "$asked_path"],
    ]),
    map("$uri", "$bare_path", [
      ["default", "-"],
      [quotePattern("~^(?<without_ending>.*?)((/index)?\\.html)?/*$"), "$without_ending"],
    ]),
    map("$bare_path", "$page", [
      ["default", '""'],
      ...pages.map((page): [string, string] => [quote(page === "/" ? "" : page), quote(page)]),
      ...redirects
        .filter((rule) => !hasParameters(rule))
        .map((rule): [string, string] => [quote(rule.source), quote(rule.destination)]),
    ]),
    map("$raw_path", "$pattern_redirect", [
      ["default", '""'],
      ...redirects
        .filter(hasParameters)
        .map((rule): [string, string] => [
          quotePattern(`~*${rule.regex}`),
          quotePattern(withGroups(rule.source, rule.destination)),
        ]),
    ]),
    map('"$page $raw_path"', "$redirect", [
      ["default", "$page"],
      [quotePattern("~^(?<own_spelling>\\S+) \\k<own_spelling>$"), '""'],
      [quotePattern("~^ "), "$pattern_redirect"],
    ]),
    map("$page", "$page_file", [
      ["default", "$page"],
      ["/", "/index"],
    ]),
  ].join("\n");
}

/** Next's client router requests the data of a page with headers; each response is a file. */
function routerMaps({ router }: Build): string {
  return [
    map('"$http_rsc $http_next_router_segment_prefetch"', "$variant", [
      ["default", ".html"],
      ['"1 "', ".rsc"],
      [quotePattern("~^1 (?<segment>/[\\w$/-]+)$"), '".segments$segment.segment.rsc"'],
    ]),
    map("$page", "$router_vary", [
      ["default", quote(router.vary)],
      ['""', '""'],
    ]),
    // 2: the response is complete, no part of the page was postponed.
    map("$uri", "$router_postponed", [
      ["default", '""'],
      [quotePattern("~\\.segment\\.rsc$"), "2"],
    ]),
    map("$uri", "$router_stale_time", [
      ["default", '""'],
      [quotePattern("~^/pages/[^.]+\\.(html|rsc)$"), router.staleTime],
    ]),
  ].join("\n");
}

/** Caching, and file names of downloads. The keys contain the status: a 404 is never cached. */
function headerMaps({ files }: Build): string {
  return [
    map('"$status $raw_path"', "$cache_control", [
      ["default", quote(REVALIDATE)],
      [quotePattern("~ /(api/|_next/image$)"), '""'],
      [quotePattern("~^(200|206|304) /_next/static/"), quote(IMMUTABLE)],
      [quotePattern(`~^(200|206|304) /(${SVG_FOLDERS.join("|")})/`), quote(SVG_CACHE_CONTROL)],
      ...ownHeader(files, "cache-control").filter(([, value]) => value !== quote(REVALIDATE)),
    ]),
    map('"$status $raw_path"', "$content_disposition", [
      ["default", '""'],
      ...ownHeader(files, "content-disposition"),
    ]),
  ].join("\n");
}

function ownHeader(files: BuiltFile[], name: string): Lines {
  return onePerRoute(files.filter(({ headers }) => headers[name])).map((file) => {
    const path = file.pattern?.replace(/^\^/, "") ?? `${escapeDots(file.path)}$`;
    return [quotePattern(`~^(200|206|304) ${path}`), quote(file.headers[name]!)];
  });
}

const onePerRoute = (files: BuiltFile[]) => [
  ...new Map(files.map((file) => [file.route, file])).values(),
];

const escapeDots = (path: string) => path.replaceAll(".", "\\.");

const logMaps = () =>
  [
    // The Node server logs its own responses.
    map('"$status $upstream_status"', "$is_not_found", [
      ["default", "0"],
      ['"404 "', "1"],
    ]),
    map("$request_uri", "$logged_path", [
      ["default", '""'],
      [quotePattern("~^(?<path_of_log>[^?]{1,300})"), "$path_of_log"],
    ]),
  ].join("\n");

function types(): string {
  const lines = contentTypes.map(({ extension, type }) => `    ${quote(type)} ${extension};`);
  return ["types {", ...lines, "}", ""].join("\n");
}

/**
 * The headers of lib/http/security-headers.mjs: some for every response, some not for assets. The
 * Node server also sets them, so hide its copies.
 */
const headers = () =>
  [
    ...Object.entries(assetHeaders).map(([name, value]) => [name, quote(value)]),
    ...Object.keys(securityHeaders).map((name) => [name, variable(name)]),
  ]
    .map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} ${value} always;\n`)
    .join("");

/** nginx does not send a header with an empty value. */
const securityMaps = () =>
  Object.entries(securityHeaders)
    .map(([name, value]) =>
      map("$raw_path", variable(name), [
        ["default", quote(value)],
        [quotePattern(`~^/(${ASSET_FOLDERS.join("|")})`), '""'],
      ]),
    )
    .join("\n");

const variable = (header: string) => `$${header.toLowerCase().replaceAll("-", "_")}`;

const locations = (files: BuiltFile[]) =>
  onePerRoute(files)
    .filter(({ path, headers: own }) => !hasContentType(path, own["content-type"] ?? ""))
    .map(({ path, pattern, headers: own }) =>
      [
        pattern ? `location ~ ${quotePattern(pattern)} {` : `location = ${path} {`,
        "    types {}",
        `    default_type ${quote(own["content-type"] ?? "application/octet-stream")};`,
        "    try_files /files$uri =404;",
        "}",
        "",
      ].join("\n"),
    )
    .join("\n");

/**
 * The API responds to a body that is a little too large; nginx rejects larger ones. The read
 * timeout is longer than a sync of the episodes.
 */
const apiLimits = () =>
  [
    `client_max_body_size ${2 * BODY_MAX_BYTES};`,
    `proxy_read_timeout ${SYNC_TIMEOUT_MS / 1000 + 10}s;`,
    "",
  ].join("\n");
