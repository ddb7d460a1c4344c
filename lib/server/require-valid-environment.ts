/**
 * Stops the server when a variable is not valid: otherwise pages would work and every form fail.
 * Dynamic, because lib/env.ts parses the variables when it is loaded.
 */
export async function requireValidEnvironment(): Promise<void> {
  try {
    await import("@/lib/env");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
