// Worker thread of finish-pages.mjs: post-processes a part of the pages.
import { parentPort, workerData } from "node:worker_threads";
import { finishFiles } from "./finish-files.mjs";

const { dist, files } = /** @type {{ dist: string, files: string[] }} */ (workerData);
parentPort?.postMessage(await finishFiles(dist, files));
