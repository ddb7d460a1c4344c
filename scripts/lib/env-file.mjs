/**
 * Loads .env, .env.local and so on into process.env like Next does; set variables win. The packages
 * must be installed.
 * @param {"start" | "dev"} mode
 */
export async function loadEnvFiles(mode) {
  const { default: nextEnv } = await import("@next/env");
  nextEnv.loadEnvConfig(process.cwd(), mode === "dev", { info() {}, error: console.error });
}
