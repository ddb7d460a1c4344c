import type { Cue } from "@/lib/podcast/caption-file";

/** What is said in one line of a cue, in milliseconds. */
export type Speech = { from: number; to: number; speaker?: string; text: string };

/** Cues that follow each other this closely are one display that changes. */
const TOUCH_MS = 50;

type Word = { text: string; line: number; speaker?: string };
type SpokenCue = { from: number; to: number; words: Word[] };

/** Who says what, each word once: captions that roll show a line again while the next is spoken. */
export function speechOf(cues: readonly Cue[]): Speech[] {
  const spoken = cues.map(wordsOf).filter(({ words }) => words.length > 0);
  const isRolling = rolls(spoken);
  const lines = spoken.flatMap((cue, index) =>
    linesOf(withoutShown(cue, spoken[index - 1], isRolling)),
  );
  const names = namesIn(lines);
  return lines.map((line) => {
    const [label = "", name = ""] = LABEL.exec(line.text) ?? [];
    if (line.speaker || !names.has(name)) return line;
    return { ...line, speaker: name, text: line.text.slice(label.length) };
  });
}

function wordsOf({ from, to, parts }: Cue): SpokenCue {
  let line = 0;
  const words = parts.flatMap(({ speaker, text }) => {
    const lines = text.replace(/[\u200e\u200f]/g, "").split("\n");
    return lines.flatMap((one, index) => {
      if (index > 0) line += 1;
      const own = one.split(/\s+/).filter(Boolean);
      return own.map((word): Word => ({ text: word, line, ...(speaker && { speaker }) }));
    });
  });
  return { from, to, words };
}

/** The words of a cue that the cue before did not show already. */
function withoutShown(cue: SpokenCue, before: SpokenCue | undefined, isRolling: boolean) {
  if (!before || !touches(before, cue)) return cue;
  const shown = overlap(before.words, cue.words);
  const isSame = shown === cue.words.length && shown === before.words.length;
  return isRolling || isSame ? { ...cue, words: cue.words.slice(shown) } : cue;
}

const touches = (before: SpokenCue, cue: SpokenCue) => cue.from <= before.to + TOUCH_MS;

/** How many words the end of one text and the start of the next have in common. */
function overlap(before: readonly Word[], after: readonly Word[]): number {
  const most = Math.min(before.length, after.length);
  for (let count = most; count > 0; count -= 1) {
    const end = before.slice(-count);
    if (end.every((word, index) => isEqual(word, after[index]!))) return count;
  }
  return 0;
}

const isEqual = (one: Word, other: Word) =>
  one.text === other.text && one.speaker === other.speaker;

/** Captions roll when most of those that touch begin with two words, or all, of what was shown. */
function rolls(cues: readonly SpokenCue[]): boolean {
  const pairs = cues
    .map((cue, index) => [cues[index - 1], cue] as const)
    .filter(([before, cue]) => before && touches(before, cue));
  const rolling = pairs.filter(([before, { words }]) => {
    const common = overlap(before!.words, words);
    const isSame = common === words.length && common === before!.words.length;
    return !isSame && common > 0 && (common > 1 || common === before!.words.length);
  });
  const same = pairs.filter(
    ([before, { words }]) =>
      before!.words.length === words.length && overlap(before!.words, words) === words.length,
  );
  return rolling.length > 0 && rolling.length * 2 >= pairs.length - same.length;
}

function linesOf({ from, to, words }: SpokenCue): Speech[] {
  const lines: (Speech & { line: number })[] = [];
  for (const { text, line, speaker } of words) {
    const last = lines.at(-1);
    if (last && last.line === line && last.speaker === speaker) last.text += ` ${text}`;
    else lines.push({ from, to, ...(speaker && { speaker }), text, line });
  }
  return lines.map(({ line: _line, ...speech }) => speech);
}

/** "ZÉ: …", "Zé: …" or "- Zé: …". */
const LABEL = /^(?:-\s*)?((?:\p{Lu}[\p{L}.'-]*)(?:\s\p{Lu}[\p{L}.'-]*){0,2}):\s+/u;

/** Words before a colon that nobody is called. */
const NO_NAMES = new Set(
  (
    "atenção aviso bom bônus certo claro comece conclusão cuidado curiosidade depois detalhe dica " +
    "então etapa exemplo fato final importante lembre lembrete mas moral nota obs observação ok olha " +
    "olhe ou passo pense pergunta pois ponto porque primeiro primeira problema prova regra repito " +
    "resposta resultado resumo segredo segundo segunda sempre solução spoiler terceiro terceira " +
    "último última veja verdade mito"
  ).split(" "),
);

/** A name is said more than once; a colon alone makes nobody a speaker ("Resumindo: …"). */
function namesIn(lines: readonly Speech[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const name = LABEL.exec(text)?.[1];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([name, count]) => count > 1 && !isPhrase(name)).map(([name]) => name),
  );
}

/** "Resumindo" and "Por Exemplo", not "Fernando". */
const isPhrase = (name: string) =>
  name
    .toLowerCase()
    .split(" ")
    .some((word) => NO_NAMES.has(word) || (/[aei]ndo$/.test(word) && !NAMES_LIKE_VERBS.test(word)));

const NAMES_LIKE_VERBS = /^(arm|bern|ferdin|fern|hern|orl|rol)ando$/;
