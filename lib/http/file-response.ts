import { createHash } from "node:crypto";
import { PICTURE, REVALIDATE } from "@/lib/http/cache-control.mjs";

type Content = string | Uint8Array<ArrayBuffer>;

/** A static text file in UTF-8. */
export const textResponse = (text: string, type = "text/plain", lastModified?: Date): Response =>
  fileResponse(text, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": REVALIDATE,
    ...(lastModified && { "last-modified": lastModified.toUTCString() }),
  });

/** A static picture at an address that does not change with its content. */
export const pictureResponse = (picture: Content, type: string): Response =>
  fileResponse(picture, { "content-type": type, "cache-control": PICTURE });

/** Next sets no ETag for files of route handlers. */
function fileResponse(content: Content, headers: Record<string, string>): Response {
  const digest = createHash("sha256").update(content).digest("base64url");
  return new Response(content, { headers: { ...headers, etag: `"${digest.slice(0, 22)}"` } });
}
