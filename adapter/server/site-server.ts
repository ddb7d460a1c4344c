import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import expressStaticGzip from "express-static-gzip";
import { canonicalPath } from "@/adapter/server/canonical-path";
import { isCover } from "@/lib/podcast/thumbnail-hosts";
import { logNotFound } from "@/adapter/server/not-found-log";
import { PEER_ADDRESS_HEADER } from "@/lib/server/request";
import { fileHeadersOf, REVALIDATE, securityHeaders } from "@/lib/server/response-headers";

/** What the build writes beside server.js. `config` is Next's own, as its own server.js has it. */
export type ServerBuild = {
  builtAt: string;
  config: unknown;
  /** The paths that Next answers. */
  api: string[];
  /** What route handlers said of their files, by path. */
  headers: Record<string, Record<string, string>>;
  redirects: Record<string, string>;
};

/**
 * What the library could not send: a part that a file does not have, with its headers, or a fault.
 */
type SendError = Error & { status?: number; headers?: Record<string, string> };

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** In milliseconds. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than deploy/Caddyfile keeps an idle connection, so that only Caddy ends one.
  keepAliveTimeout: 90_000,
};

/** In characters. No address of the site is as long. */
const MAX_PATH = 2000;

/** Headers by which Next speaks to itself: a visitor's would change its answers. */
const OF_NEXT =
  /^(?:x-(?:middleware|nextjs|next|invoke|invocation|prerender|action|now|vercel|matched)-|next-|rsc$|cookie$)/;

/**
 * The server of `server.js` (docs/decisions.md#one-server): pages and files come from the folder of
 * the build, Next answers /api and resizes covers, and nothing else reaches it. There is no
 * `upgrade` listener: Node answers a request with `Upgrade` like any other one then.
 */
export function createSiteServer(folder: string, build: ServerBuild, next: Handler): Server {
  const { files, pages } = readFolder(folder);
  const tags = new Map<string, string>();
  const sendFile = expressStaticGzip(folder, {
    enableBrotli: true,
    index: false,
    orderPreference: ["br"],
    serveStatic: {
      // For /.well-known/security.txt. Only names that the folder has are asked for.
      dotfiles: "allow",
      redirect: false,
      cacheControl: false,
      setHeaders(response: ServerResponse, file: string) {
        const name = nameIn(folder, file.replace(COPY, ""));
        const tag = tags.get(file) ?? tagOf(file);
        tags.set(file, tag);
        setHeaders(response, { ...fileHeadersOf(name, build.headers[name]), ETag: tag });
      },
    },
  });

  function send(request: IncomingMessage, response: ServerResponse, name: string) {
    // Asked for before the answer to an earlier request of the connection was sent, which no browser
    // does. If the connection ended first, Node would not say so, and the file would stay open.
    if (!response.socket) return void request.socket.destroy();
    // The library reads both, as Express sets them.
    Object.assign(request, { url: encodeURI(name), path: encodeURI(name) });
    sendFile(request, response, (error?: SendError) => {
      const { status = 500, headers } = error ?? {};
      if (status >= 500) console.error(error ?? `${name} is no longer in ${folder}.`);
      end(response, status, headers);
    });
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    logNotFound(request.url ?? "");
    response.statusCode = 404;
    delete request.headers.range;
    send(request, response, NOT_FOUND);
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "" } = request;
    const [asked = "", ...rest] = url.split("?");
    const query = rest.join("?");
    const isApi = build.api.includes(asked);
    setHeaders(response, { ...securityHeaders, "Cache-Control": REVALIDATE });
    if (!url.startsWith("/")) return end(response, 400);
    if (isApi && method !== "TRACE") return void askNext(next, request, response);
    if (method !== "GET" && method !== "HEAD") return end(response, 405, { Allow: "GET, HEAD" });
    if (asked === "/_next/image" && asksForCover(query))
      return void askNext(next, request, response);

    const address = asked.length > MAX_PATH ? undefined : decoded(asked);
    if (address === undefined) return sendNotFound(request, response);
    const file = pages.get(asked) ?? (files.has(address) ? address : undefined);
    if (file) return send(request, response, file);
    const place = canonicalPath(address);
    const target = build.redirects[place] ?? place;
    if (!pages.has(target)) return sendNotFound(request, response);
    end(response, 308, { Location: query ? `${target}?${query}` : target });
  }

  return createServer(TIMEOUTS, answer);
}

const COPY = /\.(?:br|gz)$/;

const NOT_FOUND = "/404.html";

const nameIn = (folder: string, file: string) =>
  `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;

/**
 * The library's own tag has the time of the file, which each build changes: a browser would load a
 * page again that is the same.
 */
const tagOf = (file: string) =>
  `"${createHash("sha256").update(readFileSync(file)).digest("base64url")}"`;

/** The files that have an address, and the file of each page by its address. */
function readFolder(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COPY.test(entry.name))
    .map((entry) => nameIn(folder, path.join(entry.parentPath, entry.name)));
  if (!names.includes(NOT_FOUND)) throw new Error(`${folder} has no 404.html: build the site.`);
  const isPage = (name: string) => name.endsWith(".html");
  const addressOf = (page: string) => page.replace(/(?:^\/index)?\.html$/, "") || "/";
  return {
    files: new Set(names.filter((name) => !isPage(name))),
    pages: new Map(
      names
        .filter((name) => isPage(name) && name !== NOT_FOUND)
        .map((name) => [addressOf(name), name]),
    ),
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  if (!response.headersSent) response.writeHead(status, headers);
  response.end();
}

/** Undefined for a path whose percent signs are not complete, or are not UTF-8. */
function decoded(asked: string): string | undefined {
  try {
    return decodeURIComponent(asked);
  } catch {
    return undefined;
  }
}

function asksForCover(query: string): boolean {
  const [cover = "", ...others] = new URLSearchParams(query).getAll("url");
  return others.length === 0 && isCover(cover);
}

async function askNext(next: Handler, request: IncomingMessage, response: ServerResponse) {
  for (const name of Object.keys(request.headers))
    if (OF_NEXT.test(name)) delete request.headers[name];
  request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? "";
  // A route and the image route say of themselves how long they are kept; Next keeps what is set.
  response.removeHeader("Cache-Control");
  try {
    await next(request, response);
  } catch (error) {
    console.error(error);
    end(response, 500);
  }
}
