import { databaseTemplate } from "@/scripts/lib/database-template.mjs";

/** For newDataDirWithDatabase, in the processes of Jest. */
export default async function setup(): Promise<void> {
  process.env.DATABASE_TEMPLATE = await databaseTemplate();
}
