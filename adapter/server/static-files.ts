import { createReadStream, readdirSync, readFile, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import fresh from "fresh";
import Negotiator from "negotiator";
import parseRange from "range-parser";
import { contentTypeOf } from "@/adapter/static-folder/content-types";
import {
  ASSET_FOLDERS,
  assetHeaders,
  DRAWING_POLICY,
  DRAWING_TYPE,
  IMMUTABLE,
  PICTURE,
  REVALIDATE,
  securityHeaders,
  SHARE_IMAGE,
  SVG_FOLDERS,
} from "@/lib/server/response-headers.mjs";

type Headers = Readonly<Record<string, string>>;

/** What route handlers said of their files at build time, by the path that a visitor asks for. */
export type OwnHeaders = Readonly<Record<string, Headers>>;

/** Of the copies that the build writes beside a text, by their extension, the smallest first. */
const CODINGS = { br: "br", gzip: "gz" } as const;
type Coding = keyof typeof CODINGS | "identity";

type Copy = { file: string; size: number; etag: string };

type StaticFile = { headers: Headers; copies: ReadonlyMap<Coding, Copy> };

/** Larger files are streamed. A stream of a smaller one costs twice the time of reading it. */
const READ_AT_ONCE = 1024 * 1024;

const readWhole = promisify(readFile);

/**
 * The pages and files that `next build` wrote with their compressed copies (.next/cdn/site). They
 * are answered as nginx answers them, with the same headers and ETags (docs/decisions/0057).
 * @throws Error for a folder that has no not-found page
 */
export function openStaticFolder(folder: string, ownHeaders: OwnHeaders) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
  const known = new Set(names);
  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && known.has(name.slice(0, -3));
  const files = new Map<string, StaticFile>();
  for (const name of names.filter((file) => !isCopy(file))) {
    const address = addressOf(`/${path.relative(folder, name).replaceAll(path.sep, "/")}`);
    const headers = headersOf(address, name, ownHeaders[address]);
    files.set(address, { headers, copies: copiesOf(name, known) });
  }
  const notFound = files.get(NOT_FOUND);
  if (!notFound) throw new Error(`${folder} has no 404.html, so \`next build\` did not write it.`);
  files.delete(NOT_FOUND);

  return {
    /** Answers GET or HEAD of a path that can be decoded. @returns false when it has no file */
    async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [asked = "", query = ""] = (request.url ?? "").split("?", 2);
      const address = decodeURIComponent(asked);
      const file = files.get(address);
      // Another spelling of a page redirects to it.
      if (!file || (address !== asked && isPage(file))) return false;
      setHeaders(response, file.headers);
      // Pages name a share image with the hash of its content.
      if (file.headers["cache-control"] === SHARE_IMAGE && /(^|&)v=/.test(query)) {
        response.setHeader("Cache-Control", IMMUTABLE);
      }
      await sendCopy(request, response, file);
      return true;
    },

    /** The not-found page in its own words, for a path that Next could not even read. */
    async sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
      response.statusCode = 404;
      setHeaders(response, notFound.headers);
      await sendCopy(request, response, notFound);
    },
  };
}

export type StaticFolder = ReturnType<typeof openStaticFolder>;

const isPage = ({ headers }: StaticFile) => headers["content-type"]?.startsWith("text/html");

const NOT_FOUND = "/404";

/** `/contato.html` is the page /contato, and `/index.html` the home page. */
const addressOf = (name: string) => name.replace(/^\/index\.html$/, "/").replace(/\.html$/, "");

function headersOf(address: string, file: string, own: Headers = {}): Headers {
  const isIn = (folders: readonly string[]) =>
    folders.some((folder) => address.startsWith(`/${folder}/`));
  const type = own["content-type"] ?? contentTypeOf(file);
  return {
    ...assetHeaders,
    ...(isIn(ASSET_FOLDERS) ? {} : securityHeaders),
    ...(type.startsWith(DRAWING_TYPE) && { "Content-Security-Policy": DRAWING_POLICY }),
    "cache-control": isIn(["_next/static"]) ? IMMUTABLE : isIn(SVG_FOLDERS) ? PICTURE : REVALIDATE,
    ...own,
    "content-type": type,
  };
}

function copiesOf(file: string, known: ReadonlySet<string>) {
  const copies = new Map<Coding, Copy>();
  for (const [coding, extension] of Object.entries(CODINGS)) {
    const name = `${file}.${extension}`;
    if (known.has(name)) copies.set(coding as Coding, describe(name));
  }
  return copies.set("identity", describe(file));
}

/** The ETag of nginx: the build sets the time of a file by its content (compress.ts). */
function describe(file: string): Copy {
  const { size, mtimeMs } = statSync(file);
  const seconds = Math.floor(mtimeMs / 1000);
  return { file, size, etag: `"${seconds.toString(16)}-${size.toString(16)}"` };
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const name in headers) response.setHeader(name, headers[name]!);
}

async function sendCopy(request: IncomingMessage, response: ServerResponse, file: StaticFile) {
  const codings = [...file.copies.keys()];
  const coding = codings.length > 1 ? chooseCoding(request, codings) : "identity";
  const copy = file.copies.get(coding)!;
  const { etag } = copy;
  response.setHeader("ETag", etag);
  if (codings.length > 1) response.setHeader("Vary", "Accept-Encoding");
  if (response.statusCode === 200 && fresh(request.headers, { etag })) {
    response.removeHeader("Content-Type");
    response.writeHead(304).end();
    return;
  }
  // As with nginx, parts are parts of the text or picture itself, never of a compressed copy.
  if (coding === "identity" && response.statusCode === 200) {
    response.setHeader("Accept-Ranges", "bytes");
    const range = rangeOf(request, copy);
    if (range) return sendRange(request, response, copy, range);
  }
  if (coding !== "identity") response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", copy.size);
  if (request.method === "HEAD") response.end();
  else if (copy.size <= READ_AT_ONCE) response.end(await readWhole(copy.file));
  else await pipeline(createReadStream(copy.file), response);
}

/** By RFC 9110, 12.5.3. Without any that the client accepts it gets the content as it is. */
const chooseCoding = (request: IncomingMessage, codings: Coding[]): Coding =>
  (new Negotiator(request).encodings(codings, { preferred: codings })[0] as Coding | undefined) ??
  "identity";

type Range = { start: number; end: number } | "unsatisfiable";

/** One range of bytes (RFC 9110, 14.2). Several ranges get the whole file, as the RFC allows. */
function rangeOf({ headers }: IncomingMessage, { size, etag }: Copy): Range | undefined {
  const condition = headers["if-range"];
  if (!headers.range || (condition && condition !== etag)) return undefined;
  const ranges = parseRange(size, headers.range, { combine: true });
  if (ranges === -1) return "unsatisfiable";
  return ranges !== -2 && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
}

async function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { file, size }: Copy,
  range: Range,
): Promise<void> {
  if (range === "unsatisfiable") {
    for (const name of ["Content-Type", "ETag"]) response.removeHeader(name);
    response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range;
  response.setHeader("Content-Range", `bytes ${start}-${end}/${size}`);
  response.setHeader("Content-Length", end - start + 1);
  response.statusCode = 206;
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(file, range), response);
}
