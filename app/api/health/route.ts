import { isRedisReachable } from "@/lib/server/redis";
import { isBackendReachable } from "@/lib/supabase/health";

/** Never prerendered. */
export const dynamic = "force-dynamic";

const stateOf = (isReachable: boolean) => (isReachable ? "ok" : "unreachable");

/** 200 if every dependency responds, else 503; lists Redis only if REDIS_URL is set. */
export async function GET() {
  const [supabase, redis] = await Promise.all([isBackendReachable(), isRedisReachable()]);
  const dependencies = {
    supabase: stateOf(supabase),
    ...(redis !== undefined && { redis: stateOf(redis) }),
  };
  const healthy = Object.values(dependencies).every((state) => state === "ok");
  return Response.json(
    { status: healthy ? "ok" : "degraded", dependencies },
    { status: healthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
