/**
 * Reads .env and its companions the way Next does, for the variables that are not set already. To be called once the
 * packages are installed.
 * @param {"start" | "dev"} mode
 */
export async function loadEnvFiles(mode) {
  const { default: nextEnv } = await import("@next/env");
  nextEnv.loadEnvConfig(process.cwd(), mode === "dev", { info() {}, error: console.error });
}
