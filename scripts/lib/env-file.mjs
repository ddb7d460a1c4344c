/**
 * Loads .env, .env.local and so on like Next does; set variables win.
 * @param {"start" | "dev"} mode
 */
export async function loadEnvFiles(mode) {
  const nextEnv = await import("@next/env");
  // A CommonJS package: Node gives it as default, tsx as named exports.
  const { loadEnvConfig } = nextEnv.default ?? nextEnv;
  loadEnvConfig(process.cwd(), mode === "dev", { info() {}, error: console.error });
}
