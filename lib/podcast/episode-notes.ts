import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { memoize } from "@/lib/cache/memoize";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { demonstration, keywords, text } from "@/lib/content/schema-fields";
import { type Captions, readCaptions } from "@/lib/podcast/captions";

/** The file of an episode's audio: address, size in bytes and length in seconds. */
const audioSchema = z.strictObject({
  url: z.url({ protocol: /^https$/, error: "expected an https address" }),
  bytes: z.number().int().positive(),
  duration: z.number().int().positive(),
});

/** Front-matter of content/episodes/<video id>.mdx: what an editor adds to a video. */
const episodeSchema = z.strictObject({
  /** Last part of the address; otherwise made of the title. Keeps the address when that changes. */
  slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).optional(),
  /** Slug of the related article, and key of the related service; otherwise those of the theme. */
  article: text.optional(),
  service: text.optional(),
  /** Makes the episode part of the podcast feed. */
  audio: audioSchema.optional(),
  keywords,
  demonstration,
});

/** What content/ has about an episode; the body has its notes. Without captions, no transcript. */
export type EpisodeNotes = Partial<z.infer<typeof episodeSchema> & Captions> & {
  id: string;
  body?: MdxBody;
};

const ROOT = path.join(process.cwd(), "content");
const FOLDER = "episodes";

const ID = { pattern: /^[A-Za-z0-9_-]{6,64}$/, expected: "the id of the video" };

const loadEpisodes = defineCollection(FOLDER, episodeSchema, { names: ID });

/**
 * What content/episodes has about episodes, by video id: notes, captions, or both.
 * @throws ContentError when a file is wrong
 */
export function getEpisodeNotes(): ReadonlyMap<string, EpisodeNotes> {
  const captions = loadCaptions();
  const notes = loadEpisodes().map(({ slug: id, data, body }): EpisodeNotes => ({
    ...data,
    ...captions.get(id),
    id,
    body,
  }));
  const captionsOnly = [...captions].map(([id, own]): EpisodeNotes => ({ ...own, id }));
  return new Map([...captionsOnly, ...notes].map((one) => [one.id, one]));
}

/** The captions of content/episodes by video id. Where a video has .srt and .vtt, .vtt counts. */
const loadCaptions = memoize("captions", () => {
  // The server does not need content/ at run time: Next must not trace the whole project for it.
  const folder = path.join(/* turbopackIgnore: true */ ROOT, FOLDER);
  const files = readdirSync(folder).filter((file) => /\.(srt|vtt)$/.test(file));
  return new Map(
    files.sort().map((file) => {
      const id = path.parse(file).name;
      const problems = ID.pattern.test(id) ? [] : [`the file name must be ${ID.expected}`];
      const captions = read(path.join(/* turbopackIgnore: true */ folder, file));
      if (!captions) problems.push("there are no captions in this file");
      if (!captions || problems.length > 0) {
        throw new ContentError(`content/${FOLDER}/${file}`, problems);
      }
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

/** Whether an episode has audio, so that the feed of the episodes is a podcast. */
export const hasPodcastAudio = (): boolean =>
  loadEpisodes().some(({ data }) => data.audio && !data.demonstration);
