/** Next runs it once, when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logNotFoundRequests } = await import("@/lib/server/log-not-found-requests");
  logNotFoundRequests();
}
