import { readFileSync } from "node:fs";
import { toEpisodes } from "@/lib/server/wire-episode";

const ROW = /'(demo-ep-\d+)',\s+'((?:[^']|'')+)',\s+'((?:[^']|'')+)',\s+'([^']+)',\s+'([^']+)'/g;

/** The demonstration episodes of the local database (supabase/seed.sql). */
export const demoEpisodes = () =>
  toEpisodes(
    Array.from(readFileSync("supabase/seed.sql", "utf8").matchAll(ROW), (row) => {
      const [, id = "", title = "", description = "", thumbnail = "", publishedAt = ""] = row;
      return { id, title, description, thumbnail, publishedAt };
    }),
  );
