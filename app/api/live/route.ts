export const dynamic = "force-dynamic";

/** `builtAt` is set in the server folder (adapter/complete-build.ts). */
export const GET = () =>
  Response.json(
    { status: "ok", builtAt: process.env.BUILT_AT ?? null },
    { headers: { "cache-control": "no-store" } },
  );
