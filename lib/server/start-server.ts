import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { PEER_ADDRESS_HEADER } from "@/lib/server/request";
import {
  ASSET_FOLDERS,
  assetHeaders,
  DRAWING_POLICY,
  DRAWING_TYPE,
  IMMUTABLE,
  REVALIDATE,
  FRAMED,
  framedHeaders,
  securityHeaders,
} from "@/lib/server/response-headers.mjs";
import { quoteMessages } from "@/supabase/functions/_shared/contract/quote";
import { SHARE_IMAGES } from "@/lib/paths";
import { BODY_MAX_BYTES, HTTP_TIMEOUTS } from "@/lib/limits";
import { log } from "@/lib/server/log";
import { editDistance } from "@/lib/search/edit-distance";

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Stops the process when a variable is not valid, because pages would work and every form fail. */
export async function startServer(): Promise<void> {
  try {
    // Dynamic, because lib/env.ts parses the variables when it is loaded.
    const { envNames } = await import("@/lib/env");
    for (const warning of environmentWarnings(process.env, envNames)) {
      log("environment", { warning });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  watchHttpServer();
}

/** What is probably not as meant in the variables of a server, one sentence each; no values. */
export function environmentWarnings(
  source: Record<string, string | undefined>,
  ours: readonly string[],
): string[] {
  const misspelt = Object.keys(source).flatMap((name) => {
    const meant = !ours.includes(name) && ours.find((other) => editDistance(name, other, 1) === 1);
    return meant ? [`${name} is not a variable of the site: ${meant}?`] : [];
  });
  return source.SUPABASE_URL
    ? misspelt
    : [...misspelt, "SUPABASE_URL is not set: no form can be sent, and no episode loaded."];
}

/**
 * What Next does not offer (docs/decisions/0003).
 * @returns a function that ends this, for tests: the channels belong to the whole process
 */
export function watchHttpServer() {
  const onStart = (message: unknown) => {
    const { request, response, server } = message as Exchange;
    request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? "";
    if (server.requestTimeout !== HTTP_TIMEOUTS.requestTimeout) refuseLargeBodies(server);
    Object.assign(server, HTTP_TIMEOUTS);
    replaceUnknownRequest(request);
    setHeaders(request, response);
  };
  const onFinish = (message: unknown) => {
    const { request, response } = message as Exchange;
    if (response.statusCode === 404) log("not_found", { path: loggedPath(request.url ?? "") });
    const { statusCode: status } = response;
    if ([403, 429].includes(status)) countEvent("refused", { status });
  };
  const stopCounting = countAbortedBodies();
  diagnostics.subscribe("http.server.request.start", onStart);
  diagnostics.subscribe("http.server.response.finish", onFinish);
  return () => {
    stopCounting();
    diagnostics.unsubscribe("http.server.request.start", onStart);
    diagnostics.unsubscribe("http.server.response.finish", onFinish);
  };
}

const COUNT_LOG_MS = 60_000;
const counts = new Map<string, number>();

/** Logs what clients can cause as often as they like once a minute, with its number. */
function countEvent(event: string, fields: { status?: number } = {}) {
  const key = `${event} ${fields.status ?? ""}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  if (counts.get(key) !== 1) return;
  setTimeout(() => {
    log(event, { ...fields, count: counts.get(key) });
    counts.delete(key);
  }, COUNT_LOG_MS).unref();
}

/** Next prints a stack for each body whose client went away. @returns a function that ends this */
function countAbortedBodies() {
  const { error } = console;
  console.error = (...values: unknown[]) => {
    const [first] = values as [{ code?: string; message?: string } | undefined];
    const isAborted = first?.code === "ECONNRESET" && first.message === "aborted";
    if (isAborted) countEvent("aborted");
    else error(...values);
  };
  return () => {
    console.error = error;
  };
}

/** Next would wait for all of a body that says it is too large. Called before the first request. */
function refuseLargeBodies(server: Server) {
  const handlers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (Number(request.headers["content-length"] ?? 0) <= 2 * BODY_MAX_BYTES) {
      for (const handler of handlers) handler.call(server, request, response);
      return;
    }
    const { title, description: message } = quoteMessages.too_long;
    response.writeHead(413, { "content-type": "application/json", connection: "close" });
    response.end(JSON.stringify({ error: { code: "too_large", title, message } }));
  });
}

/**
 * Next answers TRACE and "OPTIONS *" with 500, and a POST to a page with the page as React renders
 * it, which has no policy. No address has a handler for PUT: Next answers 405.
 */
function replaceUnknownRequest(request: IncomingMessage) {
  const { method = "", url = "" } = request;
  const isRead = ["GET", "HEAD"].includes(method);
  if (url.startsWith("/") && (isRead || (url.startsWith("/api/") && method !== "TRACE"))) return;
  request.method = "PUT";
  if (!url.startsWith("/")) request.url = "/";
}

/**
 * Files of the build get only `assetHeaders`, but a 404 among them is a page. Next would let a CDN
 * keep the 404 of a file for a year, and it may be an article of tomorrow. It answers 304 to the
 * ETags of pages and of `public` only, not to those of route handlers, and gives none to METADATA.
 */
function setHeaders({ url = "", headers }: IncomingMessage, response: ServerResponse) {
  const setAll = (headers: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  setAll(assetHeaders);
  const isAsset = ASSET_FOLDERS.some((folder) => url.startsWith(`/${folder}/`));
  const isFramed = new RegExp(`^/${FRAMED}`).test(url);
  if (!isAsset) setAll(isFramed ? framedHeaders : securityHeaders);
  if (process.env.BUILT_AT && METADATA.test(url)) {
    response.setHeader("etag", `W/"${process.env.BUILT_AT}"`);
  }
  const known = (headers["if-none-match"] ?? "").split(",").map(strongTag);
  const writeHead = response.writeHead.bind(response) as (...call: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (isAsset && status >= 400) setAll(securityHeaders);
    if (status === 404) response.setHeader("cache-control", REVALIDATE);
    // By its type: an address may spell the file's ending in another way.
    if (String(response.getHeader("content-type")).startsWith(DRAWING_TYPE))
      response.setHeader("content-security-policy", DRAWING_POLICY);
    const isVersioned = url.startsWith(SHARE_IMAGES) && url.includes("?v=");
    if (status === 200 && isVersioned) response.setHeader("cache-control", IMMUTABLE);
    const etag = response.getHeader("etag");
    if (status !== 200 || !etag || !known.includes(strongTag(String(etag)))) {
      return writeHead(status, ...rest);
    }
    // Node sends no body with this status.
    for (const name of ["content-length", "content-type"]) response.removeHeader(name);
    return writeHead(304, ...rest);
  };
}

/** Next's metadata files: each build writes them anew. */
const METADATA =
  /^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico|apple-icon\.png)\b/;

const strongTag = (etag: string) => etag.trim().replace(/^W\//, "");

/** A segment with an e-mail address or at least eight digits: a phone number or a document. */
const PERSONAL = /^(.*?\/)[^/]*(?:@|%40|(?:\d[^/\d]*){8})/i;

/** Without query and personal data, only ASCII (a terminal reads other bytes as commands). */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  const [printable = ""] = /^[!-~]*/.exec(path) ?? [];
  const start = PERSONAL.exec(printable)?.[1];
  return start === undefined ? printable.slice(0, 300) : `${start.slice(0, 300)}[…]`;
}
