export const dynamic = "force-dynamic";

/** The server of a build sets `BUILT_AT` (adapter/server/main.ts). */
export const GET = () =>
  Response.json(
    { status: "ok", builtAt: process.env.BUILT_AT ?? null },
    { headers: { "cache-control": "no-store" } },
  );
