/** Next runs it once, when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { requireValidEnvironment } = await import("@/lib/server/require-valid-environment");
  await requireValidEnvironment();
  const { watchHttpServer } = await import("@/lib/server/watch-http-server");
  watchHttpServer();
}
