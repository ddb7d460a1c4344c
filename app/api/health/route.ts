import { backendHealth, isBuildOutdated } from "@/lib/server/health";

export const dynamic = "force-dynamic";

/** Answers 503 if a message would not be stored and mailed, or if the operator has to act. */
export async function GET() {
  const dependencies = {
    ...(await backendHealth()),
    ...(isBuildOutdated() && { build: "outdated" }),
  };
  const healthy = Object.values(dependencies).every((state) => state === "ok");
  return Response.json(
    { status: healthy ? "ok" : "degraded", dependencies },
    { status: healthy ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
