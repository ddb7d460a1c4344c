import { backendHealth } from "@/lib/server/health";

/** Never prerendered. */
export const dynamic = "force-dynamic";

/**
 * 200 if a message would be stored and mailed, and nothing waits for the operator; else 503 with
 * what is wrong. The body contains nothing secret.
 */
export async function GET() {
  const dependencies = await backendHealth();
  const healthy = Object.values(dependencies).every((state) => state === "ok");
  return Response.json(
    { status: healthy ? "ok" : "degraded", dependencies },
    { status: healthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
