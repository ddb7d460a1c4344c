import { z } from "zod";
import { defineCollection } from "@/lib/content/collection";
import { ContentError } from "@/lib/content/content-error";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { demonstration, keywords, text } from "@/lib/content/schema-fields";
import {
  parseTranscript,
  splitTranscript,
  type TranscriptParagraph,
} from "@/lib/podcast/transcript";

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

/** What content/ has about an episode; the body has its notes. */
export type EpisodeNotes = z.infer<typeof episodeSchema> & {
  id: string;
  body: MdxBody;
  transcript: TranscriptParagraph[];
};

const loadEpisodes = defineCollection("episodes", episodeSchema, {
  names: { pattern: /^[A-Za-z0-9_-]{6,64}$/, expected: "the id of the video" },
});

/**
 * The notes and transcripts of content/episodes by video id.
 * @throws ContentError when a transcript is wrong
 */
export const getEpisodeNotes = (): ReadonlyMap<string, EpisodeNotes> =>
  new Map(
    loadEpisodes().map(({ slug: id, data, body }) => {
      const { notes, transcript } = splitTranscript(body.text);
      return [
        id,
        { ...data, id, body: { ...body, text: notes }, transcript: parse(body, transcript) },
      ];
    }),
  );

/** Whether an episode has audio, so that the feed of the episodes is a podcast. */
export const hasPodcastAudio = (): boolean =>
  loadEpisodes().some(({ data }) => data.audio && !data.demonstration);

function parse({ file }: MdxBody, transcript = ""): TranscriptParagraph[] {
  try {
    return parseTranscript(transcript);
  } catch (error) {
    throw new ContentError(file, [`transcript: ${(error as Error).message}`]);
  }
}
