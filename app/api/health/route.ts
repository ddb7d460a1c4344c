import { isBackendReachable } from "@/lib/supabase/health";

/** Never prerendered: the answer is about this moment. */
export const dynamic = "force-dynamic";

/** 200 when every dependency answers, else 503, each by name. */
export async function GET() {
  const dependencies = { supabase: (await isBackendReachable()) ? "ok" : "unreachable" };
  const healthy = Object.values(dependencies).every((state) => state === "ok");
  return Response.json(
    { status: healthy ? "ok" : "degraded", dependencies },
    { status: healthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
