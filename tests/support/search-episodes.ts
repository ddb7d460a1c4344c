import { readFileSync } from "node:fs";
import { toEpisodes } from "@/lib/server/wire-episode";

const ROW = /\((\d+), '((?:[^']|'')+)',\s+'((?:[^']|'')+)'\)/g;

const FIRST = Date.parse("2024-08-06T21:00:00Z");
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

/** The demonstration episodes of the local database (supabase/seed.sql). */
export const demoEpisodes = () =>
  toEpisodes(
    Array.from(readFileSync("supabase/seed.sql", "utf8").matchAll(ROW), (row) => {
      const [, number = "", title = "", description = ""] = row;
      const id = `demo-ep-${number.padStart(4, "0")}`;
      const publishedAt = new Date(FIRST + (Number(number) - 1) * TWO_WEEKS).toISOString();
      return { id, title, description, thumbnail: `/episodes/${id}.svg`, publishedAt };
    }),
  );
