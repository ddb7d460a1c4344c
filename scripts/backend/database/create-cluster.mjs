/**
 * Worker: creates the files of a new database in the folder it is given. Plain JavaScript, so that the
 * worker needs no loader. Creating takes some 300 MB that this thread gives back when it ends.
 */
import { workerData } from "node:worker_threads";
import { PGlite } from "@supabase/lite/pglite";

const database = new PGlite({ dataDir: String(workerData) });
await database.waitReady;
await database.close();
