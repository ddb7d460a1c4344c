import { readFileSync } from "node:fs";
import type { Fact } from "@/lib/content/facts";

/** A contradiction as the report lists it: what the site says where, and how it was settled. */
export const factLine = ({ topic, statements, decision }: Fact): string => {
  const said = statements.map(({ file, says }) => `“${says}” (${file})`).join(" e ");
  return `${decision ? "[decidido]" : "[em aberto]"} ${topic}: ${said}${decision ? `. ${decision}` : ""}`;
};

/** Statements that are no longer in their file, so that the list of contradictions is out of date. */
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
