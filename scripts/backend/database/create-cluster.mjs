/**
 * Worker: creates the files of a new database in the folder `workerData`. Plain JavaScript, so that
 * the worker needs no loader. A worker, because its exit frees the 300 MB that this needs.
 */
import { workerData } from "node:worker_threads";
import { PGlite } from "@supabase/lite/pglite";

const database = new PGlite({ dataDir: String(workerData) });
await database.waitReady;
await database.close();
