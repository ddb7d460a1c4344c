// Creates the files of a new database in a worker, whose exit frees the 300 MB that this needs.
// Plain JavaScript, so that the worker needs no loader.
import { workerData } from "node:worker_threads";
import { PGlite } from "@supabase/lite/pglite";

const database = new PGlite({ dataDir: String(workerData) });
await database.waitReady;
await database.close();
