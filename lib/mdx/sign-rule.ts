import type { Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { SIGN_SENTENCES } from "@/lib/mdx/sentences";
import { controlProblem } from "@/lib/content/front-matter";

const WORD = /[\p{L}\p{N}]/u;

/** A rule of remark for signs that a page shows as they were typed, or that would be lost. */
export const remarkSignRule = () => (tree: Root, file: VFile) => {
  const source = String(file);
  visit(tree, (node, _index, parent) => {
    if (node.type === "emphasis" || node.type === "strong") {
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
      const isGlued = [source.slice(0, start).at(-1), source[end]].some((one) =>
        WORD.test(one ?? ""),
      );
      if (isGlued) file.message(GLUED, node);
    }
    // An address without brackets is a link that shows itself.
    if (node.type === "link" && source[node.position?.start.offset ?? -1] !== "[") return SKIP;
    if (node.type !== "text") return;
    const control = controlProblem(node.value);
    if (control) file.message(control, node.position ? node : parent);
    // The text as it was typed. A sign that is escaped is meant to be shown.
    const { start, end } = node.position ?? {};
    const typed = source
      .slice(start?.offset, start ? end?.offset : 0)
      .replace(/\\[!-/:-@[-`{-~]/g, "  ");
    const [, sentence] = SIGN_SENTENCES.find(([pattern]) => pattern.test(typed)) ?? [];
    if (sentence) file.message(sentence, node);
  });
};

const GLUED =
  "o sinal * ou _ está colado a letras ou números e sumiria; para mostrá-lo, escreva `\\*`; para destacar, deixe espaço por fora";
