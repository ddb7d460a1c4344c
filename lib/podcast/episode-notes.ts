import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "@/lib/cache/memoize";
import { ContentError } from "@/lib/content/collection";
import { EPISODE_ID, episodeFiles } from "@/lib/content/collections";
import { contentRoot } from "@/lib/content/content-root.mjs";
import { type Captions, readCaptions } from "@/lib/podcast/captions";

type EpisodeFile = ReturnType<typeof episodeFiles>[number];

export type EpisodeNotes = Partial<Omit<EpisodeFile, "fixedSlug"> & Captions> & { id: string };

/** What content/episodes has, by video id. @throws ContentError when a file is wrong */
export function getEpisodeNotes(): ReadonlyMap<string, EpisodeNotes> {
  const captions = loadCaptions();
  const notes = episodeFiles().map(({ slug: id, fixedSlug: slug, ...file }): EpisodeNotes => ({
    ...file,
    ...captions.get(id),
    id,
    slug,
  }));
  const captionsOnly = [...captions].map(([id, own]): EpisodeNotes => ({ ...own, id }));
  return new Map([...captionsOnly, ...notes].map((one) => [one.id, one]));
}

/** Where a video has .srt and .vtt, .vtt counts. */
const loadCaptions = memoize("captions", () => {
  // The server does not need content/ at run time: Next must not trace the whole project for it.
  const folder = path.join(/* turbopackIgnore: true */ contentRoot(), "episodes");
  const files = readdirSync(folder).filter((file) => /\.(srt|vtt)$/.test(file));
  return new Map(
    files.sort().map((file) => {
      const id = path.parse(file).name;
      const name = `content/episodes/${file}`;
      const problems = EPISODE_ID.pattern.test(id)
        ? []
        : [`${name}: o nome do arquivo tem de ser ${EPISODE_ID.expected}`];
      const captions = read(path.join(/* turbopackIgnore: true */ folder, file));
      if (!captions)
        problems.push(`${name}: não há legendas neste arquivo; baixe de novo em .vtt ou .srt`);
      if (!captions || problems.length > 0) throw new ContentError(problems);
      return [id, captions];
    }),
  );
});

function read(file: string): Captions | undefined {
  try {
    return readCaptions(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

export const hasPodcastAudio = (): boolean =>
  episodeFiles().some(({ audio, demonstration }) => audio && !demonstration);
