/** Never prerendered: it shows that the process answers. */
export const dynamic = "force-dynamic";

/**
 * 200 while the process runs, whatever the state of its dependencies: see /api/health. `builtAt` is
 * set in the server folder (adapter/complete-build.ts).
 */
export const GET = () =>
  Response.json(
    { status: "ok", builtAt: process.env.BUILT_AT ?? null },
    { headers: { "cache-control": "no-store" } },
  );
