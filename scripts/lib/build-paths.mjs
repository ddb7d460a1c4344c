import path from "node:path";

/** The folder of the build. */
export const DIST = process.env.NEXT_DIST_DIR || ".next";

/** The server that the build wrote. It needs nothing outside its own folder. */
export const SERVER = path.join(DIST, "standalone", "server.js");
