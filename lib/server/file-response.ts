import { PICTURE, REVALIDATE } from "@/lib/server/response-headers";

/** A static file of a route handler. */
export function fileResponse(
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(content, {
    headers: { "content-type": type, "cache-control": REVALIDATE, ...headers },
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
