/**
 * `npm run novo-transcrito -- <video> file.srt|vtt`: captions of a video as a transcript in
 * content/episodes. Messages are in Portuguese, for editors.
 */
import { TranscriptError, writeTranscript } from "@/scripts/transcripts/write-transcript";

const [video = "", captions = ""] = process.argv.slice(2);
try {
  const { file, paragraphs } = writeTranscript(video, captions);
  console.log(`Gravado: ${file}, com ${paragraphs} parágrafos.

1. Leia e corrija: nomes, pontuação, quem fala (**Nome:** depois da hora).
2. Veja com \`npm run dev\`, na página do episódio.
3. Gere o site de novo: cada parágrafo ganha endereço, e a busca passa a achar as frases.`);
} catch (error) {
  if (!(error instanceof TranscriptError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
