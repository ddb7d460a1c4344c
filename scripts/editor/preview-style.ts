import { readFileSync } from "node:fs";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss, { type AcceptedPlugin } from "postcss";

const TEXT = "section > div, section > div > div";

/** The site's style sheet for the preview of a text. */
export async function previewStyle(): Promise<string> {
  const file = path.resolve("app/globals.css");
  const { css } = await postcss([tailwind() as unknown as AcceptedPlugin]).process(
    readFileSync(file, "utf8"),
    { from: file },
  );
  // The preview has sections of fields, and the text in elements without a class.
  return `${css.replaceAll(".prose-site", `:is(body, ${TEXT})`)}\nbody { padding: 1.5rem }\n`;
}
