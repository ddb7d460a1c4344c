/** Runs once when the server starts, before the first request (Next's file convention). */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logNotFoundRequests } = await import("@/lib/server/log-not-found-requests");
  logNotFoundRequests();
}
