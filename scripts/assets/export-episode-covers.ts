/**
 * Draws the covers of the demonstration episodes (supabase/seed.sql) into public/episodes: `npm run
 * assets:episodes`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createElement } from "react";
import { standaloneSvg } from "@/scripts/assets/brand/standalone-svg";
import { EpisodeCover } from "@/scripts/assets/episode-cover";
import { EPISODE_DRAWINGS } from "@/scripts/assets/episode-drawings";

const folder = new URL("../../public/episodes/", import.meta.url);
const seed = new URL("../../supabase/seed.sql", import.meta.url);

function exportEpisodeCovers() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ids = [...readFileSync(seed, "utf8").matchAll(/'(demo-ep-(\d+))',/g)];
  return Promise.all(
    ids.map(async ([, id = "", number]) => {
      const cover = EPISODE_DRAWINGS[Number(number) - 1];
      if (!cover) throw new Error(`${id} has no drawing in episode-drawings.ts.`);
      const svg = await standaloneSvg(
        createElement(EpisodeCover, { cover, id }),
        `PrimoZé Cast ${id}`,
      );
      writeFileSync(new URL(`${id}.svg`, folder), svg);
    }),
  );
}

await exportEpisodeCovers();
