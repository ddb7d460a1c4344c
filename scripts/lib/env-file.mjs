import nextEnv from "@next/env";

/**
 * Loads .env, .env.local and so on like Next does; set variables win.
 * @param {"start" | "dev"} mode
 */
export function loadEnvFiles(mode) {
  nextEnv.loadEnvConfig(process.cwd(), mode === "dev", { info() {}, error: console.error });
}
