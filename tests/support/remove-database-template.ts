/** Removes what database-template.ts created. */
export default function teardown(): void {
  const { removeDatabaseTemplate } = globalThis as { removeDatabaseTemplate?: () => void };
  removeDatabaseTemplate?.();
}
