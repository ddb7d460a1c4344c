import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseVideoId } from "@/lib/format/youtube";
import { parseTranscript, splitTranscript, transcriptMdx } from "@/lib/podcast/transcript";
import { captionParagraphs } from "@/scripts/transcripts/caption-paragraphs";

/** The transcript cannot be written; the message gives the reason in Portuguese. */
export class TranscriptError extends Error {}

const USAGE = "Uso: npm run novo-transcrito -- <link ou id do vídeo> arquivo.srt|vtt";

const FRONT_MATTER = "---\nkeywords: []\n---\n";

/**
 * Writes the captions of a video as the transcript of content/episodes/<id>.mdx. Front-matter and
 * notes of an existing file stay; its transcript is replaced.
 * @param root folder of the episodes
 * @throws TranscriptError when the video, the file or its captions are missing
 */
export function writeTranscript(
  video: string,
  captionsFile: string,
  root: string = path.join(process.cwd(), "content/episodes"),
) {
  const id = parseVideoId(video);
  if (!id || !captionsFile) throw new TranscriptError(USAGE);
  if (!/\.(srt|vtt)$/i.test(captionsFile)) {
    throw new TranscriptError(`${captionsFile}: a legenda precisa ser .srt ou .vtt.\n${USAGE}`);
  }
  if (!existsSync(captionsFile)) throw new TranscriptError(`Não existe: ${captionsFile}`);
  const paragraphs = readCaptions(captionsFile);
  const file = path.join(root, `${id}.mdx`);
  const before = existsSync(file) ? readFileSync(file, "utf8") : FRONT_MATTER;
  const transcript = transcriptMdx(paragraphs);
  // What is written must be read as it was meant.
  parseTranscript(splitTranscript(transcript).transcript ?? "");
  mkdirSync(root, { recursive: true });
  writeFileSync(file, `${splitTranscript(before).notes.trimEnd()}\n\n${transcript}`);
  return { file: path.relative(process.cwd(), file), id, paragraphs: paragraphs.length };
}

function readCaptions(file: string) {
  try {
    return captionParagraphs(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch {
    throw new TranscriptError(`${file}: não há legendas neste arquivo.`);
  }
}
