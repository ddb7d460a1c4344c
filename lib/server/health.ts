import { z } from "zod";
import { env } from "@/lib/env";
import { FunctionError, invokeFunction } from "@/lib/server/invoke-function";

/** A function that was not called for a while needs some seconds to start. */
const TIMEOUT_MS = 5_000;

const SHARED_FOR_MS = 10_000;

const healthSchema = z.object({ mail: z.string(), retention: z.string(), visitors: z.string() });

export type BackendHealth = { supabase: string } & Partial<z.infer<typeof healthSchema>>;

/** The site is built every night: an older build means that nights failed. In milliseconds. */
const MAX_BUILD_AGE_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * Whether the build is older than three days. Only one with a SITE_URL is public: that of a laptop
 * is as old as its last `npm start`.
 */
export const isBuildOutdated = (): boolean =>
  env.SITE_URL !== undefined &&
  Date.now() - Date.parse(process.env.BUILT_AT ?? "") > MAX_BUILD_AGE_MS;

let latest: { at: number; health: Promise<BackendHealth> } | undefined;

/** The function that stores and mails, with its database: "ok", or what is wrong. Never throws. */
export function backendHealth(): Promise<BackendHealth> {
  const now = Date.now();
  if (!latest || Math.abs(now - latest.at) > SHARED_FOR_MS) {
    latest = { at: now, health: checkBackend() };
  }
  return latest.health;
}

async function checkBackend(): Promise<BackendHealth> {
  if (!env.SUPABASE_URL || !env.SUPABASE_ANON_KEY) return { supabase: "not-configured" };
  try {
    const body = await invokeFunction("send-contact-email", {
      method: "GET",
      headers: { ...(env.SITE_TOKEN && { "x-site-token": env.SITE_TOKEN }) },
      timeoutMs: TIMEOUT_MS,
    });
    const { data } = healthSchema.safeParse(body);
    return data ? { supabase: "ok", ...data } : { supabase: "failing" };
  } catch (error) {
    const { status } = error instanceof FunctionError ? error.answer : {};
    if (status === 401 || status === 403) return { supabase: "unauthorized" };
    if (status === 405) return { supabase: "ok" };
    return { supabase: status ? "failing" : "unreachable" };
  }
}
