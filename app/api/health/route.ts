import { backendHealth } from "@/lib/server/health";

export const dynamic = "force-dynamic";

/** 503 when a message would not be stored and mailed, or something waits for the operator. */
export async function GET() {
  const dependencies = await backendHealth();
  const healthy = Object.values(dependencies).every((state) => state === "ok");
  return Response.json(
    { status: healthy ? "ok" : "degraded", dependencies },
    { status: healthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
