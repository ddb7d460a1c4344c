import { bundleBackend, databaseTemplate } from "@/scripts/lib/backend.mjs";

/** For tests/backend/support/backend-process.ts, in the processes of Jest. */
export default async function setup(): Promise<void> {
  await bundleBackend();
  process.env.DATABASE_TEMPLATE = await databaseTemplate();
}
