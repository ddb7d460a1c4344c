/** Never prerendered: it shows that the process answers. */
export const dynamic = "force-dynamic";

/** 200 while the process runs, whatever the state of its dependencies: see /api/health. */
export const GET = () =>
  Response.json({ status: "ok" }, { headers: { "cache-control": "no-store" } });
