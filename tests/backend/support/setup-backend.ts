import { BackendProcess, newDataDirWithDatabase } from "@/tests/backend/support/backend-process";

/**
 * Starts a backend with a new database before the tests of a file or `describe` block, and
 * removes both after them.
 * @param variables environment of the backend
 * @returns the running backend, for use in the tests
 */
export function setupBackend(variables?: Record<string, string>): () => BackendProcess {
  const folder = newDataDirWithDatabase();
  let backend: BackendProcess | undefined;
  beforeAll(async () => {
    backend = await BackendProcess.start(folder.dataDir, variables);
  });
  afterAll(async () => {
    await backend?.stop();
    folder.remove();
  });
  return () => backend!;
}
