import { readFileSync } from "node:fs";
import type { Fact } from "@/lib/content/facts";

/** A known contradiction: each statement with its file, and the decision if there is one. */
export const factLine = ({ topic, statements, decision }: Fact): string => {
  const said = statements.map(({ file, says }) => `“${says}” (${file})`).join(" e ");
  return `${decision ? "[decidido]" : "[em aberto]"} ${topic}: ${said}${decision ? `. ${decision}` : ""}`;
};

/** Statements of content/facts that are no longer in their file. */
export const factWarnings = (facts: Fact[], read = (file: string) => readFileSync(file, "utf8")) =>
  facts.flatMap(({ name, statements }) =>
    statements
      .filter(({ file, says }) => !textOf(file, read).includes(says))
      .map(({ file, says }) => `content/facts/${name}.mdx: “${says}” já não está em ${file}`),
  );

function textOf(file: string, read: (file: string) => string): string {
  try {
    return read(file);
  } catch {
    return "";
  }
}
