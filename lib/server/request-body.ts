import { z } from "zod";
import { BODY_MAX_BYTES } from "@/lib/limits";
import { ApiError } from "@/lib/server/api-error";
import type { FormValues } from "@/supabase/functions/_shared/contract/form";
import { textsOf } from "@/supabase/functions/_shared/contract/schema";

const bodySchema = z.record(z.string(), z.unknown());

/** Reads JSON or form data. @throws ApiError too_large, unsupported_media_type or bad_request */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request);
  const parsed = bodySchema.safeParse(text === "" ? {} : parseBody(text, mediaType(request)));
  if (!parsed.success) throw new ApiError("bad_request");
  return parsed.data;
}

/**
 * The named fields of a body as cleaned, trimmed texts; a missing field or null is blank.
 * @throws ApiError bad_request when a field is not text
 */
export function readTexts<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  body: Record<string, unknown>,
): FormValues<Name> {
  const { data, error } = textsOf(fields).safeParse(body);
  if (error) throw new ApiError("bad_request", { field: String(error.issues[0]?.path[0]) });
  return data;
}

/** Whether a browser posted the form without JavaScript and expects a page, not JSON. */
export function isHtmlFormPost(request: Request): boolean {
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

/** The body as text; never more than BODY_MAX_BYTES in memory. */
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
