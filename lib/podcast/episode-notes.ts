import { readFileSync } from "node:fs";
import path from "node:path";
import { memoize } from "@/lib/memoize";
import { ContentError } from "@/lib/content/collection";
import { CAPTION_FILES, EPISODE_ID, episodeFiles } from "@/lib/content/collections/podcast";
import { contentRoot, fileNames } from "@/lib/content-root.mjs";
import { CaptionError } from "@/lib/podcast/caption-file";
import { type Captions, readCaptions } from "@/lib/podcast/captions";

type EpisodeFile = ReturnType<typeof episodeFiles.read>[number];

export type EpisodeNotes = Partial<Omit<EpisodeFile, "fixedSlug"> & Captions> & { id: string };

/** What content/episodes has, by video id. @throws ContentError when a file is wrong */
export function getEpisodeNotes(): ReadonlyMap<string, EpisodeNotes> {
  const captions = loadCaptions();
  const notes = episodeFiles.read().map(({ slug: id, fixedSlug: slug, ...file }): EpisodeNotes => ({
    ...file,
    ...captions.get(id),
    id,
    slug,
  }));
  const captionsOnly = [...captions].map(([id, own]): EpisodeNotes => ({ ...own, id }));
  return new Map([...captionsOnly, ...notes].map((one) => [one.id, one]));
}

/** Where a video has both, .vtt counts. @throws ContentError when a file is wrong */
export const loadCaptions = memoize("captions", () => {
  // The server does not need content/ at run time: Next must not trace the whole project for it.
  const folder = path.join(/* turbopackIgnore: true */ contentRoot(), "episodes");
  const read = fileNames(folder, CAPTION_FILES)
    .sort((a, b) => endingOf(a).localeCompare(endingOf(b)))
    .map((file) => readFile(path.join(/* turbopackIgnore: true */ folder, file)));
  const problems = read.flatMap((file) => file.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(read.flatMap(({ id, captions }) => (captions ? [[id, captions]] : [])));
});

const endingOf = (file: string) => path.extname(file).toLowerCase();

function readFile(file: string): { id: string; captions?: Captions; problems: string[] } {
  const id = path.parse(file).name;
  const name = `content/episodes/${path.basename(file)}`;
  const misnamed = EPISODE_ID.pattern.test(id)
    ? []
    : [`${name}: o nome do arquivo tem de ser ${EPISODE_ID.expected}`];
  try {
    return { id, captions: readCaptions(readFileSync(file)), problems: misnamed };
  } catch (error) {
    if (!(error instanceof CaptionError)) throw error;
    const problems = error.problems.map(({ line, reason }) => `${name}:${line}:1: ${reason}`);
    return { id, problems: [...misnamed, ...problems] };
  }
}

export const hasPodcastAudio = (): boolean =>
  episodeFiles.read().some(({ audio, demonstration }) => audio && !demonstration);
