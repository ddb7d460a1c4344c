import { createHash } from "node:crypto";
import { PICTURE, REVALIDATE, SHARE_IMAGE } from "@/lib/server/response-headers.mjs";

/** A static file of a route handler. It has an ETag, which Next does not set for them. */
export function fileResponse(
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Record<string, string> = {},
): Response {
  const digest = createHash("sha256").update(content).digest("base64url");
  return new Response(content, {
    headers: {
      "content-type": type,
      "cache-control": REVALIDATE,
      etag: `"${digest.slice(0, 22)}"`,
      ...headers,
    },
  });
}

export const textResponse = (text: string, type = "text/plain"): Response =>
  fileResponse(
    text,
    `${type}; charset=utf-8`,
    FOR_PROGRAMS.test(type) ? { "access-control-allow-origin": "*" } : {},
  );

const FOR_PROGRAMS = /xml|json|vtt/;

/** A static picture at an address that does not change with its content. */
export const pictureResponse = (picture: string | Uint8Array<ArrayBuffer>, type: string) =>
  fileResponse(picture, type, { "cache-control": PICTURE });

export const shareImageResponse = (picture: string | Uint8Array<ArrayBuffer>) =>
  fileResponse(picture, "image/png", { "cache-control": SHARE_IMAGE });
