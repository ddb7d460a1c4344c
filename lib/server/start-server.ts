import { log } from "@/lib/server/log";

/** Stops the process when a variable is not valid, because pages would work and every form fail. */
export async function startServer(): Promise<void> {
  try {
    // Dynamic, because lib/env.ts parses the variables when it is loaded.
    const { env } = await import("@/lib/env");
    if (!env.SUPABASE_URL) {
      const warning = "SUPABASE_URL is not set: no form can be sent, and no episode loaded.";
      log("environment", { warning });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
