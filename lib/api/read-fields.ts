import { z } from "zod";
import { BODY_MAX_BYTES } from "@/lib/limits";
import { ApiError } from "./api-error";

/**
 * Reads the named text fields of a JSON or form-encoded request; every other field is ignored.
 * @throws ApiError too_large (over BODY_MAX_BYTES), unsupported_media_type, or bad_request (broken JSON, a field that
 * is not text)
 */
export async function readFields<Field extends string>(
  request: Request,
  fields: readonly Field[],
): Promise<Record<Field, string>> {
  const text = await readText(request);
  const raw = text === "" ? {} : parseBody(text, mediaType(request));
  // A field that is missing or null reads as empty: the rules of §5 say what may be empty.
  const schema = z.object(Object.fromEntries(fields.map((field) => [field, z.string().nullish()])));
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    throw new ApiError("bad_request", { field: parsed.error.issues[0]?.path[0]?.toString() });
  }
  return Object.fromEntries(fields.map((field) => [field, parsed.data[field] ?? ""])) as Record<
    Field,
    string
  >;
}

/** Whether the browser itself sent the form, without our script: it wants a page back, not JSON. */
export function isPlainFormPost(request: Request): boolean {
  return (
    mediaType(request) === "application/x-www-form-urlencoded" &&
    (request.headers.get("accept") ?? "").includes("text/html")
  );
}

function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
}

function parseBody(text: string, type: string): unknown {
  if (type === "application/x-www-form-urlencoded") {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (type !== "application/json") throw new ApiError("unsupported_media_type");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError("bad_request", { cause });
  }
}

/** The body as text, without ever holding more than the limit in memory. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > BODY_MAX_BYTES) {
    throw new ApiError("too_large");
  }
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_MAX_BYTES) throw new ApiError("too_large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
