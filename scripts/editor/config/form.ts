import { blockSchemas } from "@/components/mdx/blocks/schemas";
import { SCHEDULED_FIELD, SOURCE_FIELD } from "@/scripts/editor/browser/format";
import { fieldsOf } from "@/scripts/editor/config/fields";
import type { Field, Schema } from "@/scripts/editor/config/schema";

const PREVIEWED = new Set(["title", "heading", "headline", "name", "lead", "description"]);

const WHOLE_FIGURES = String.raw`^(?![\s\S]*<Figure\b(?!(?=[^>]*\ssrc="[^"])[^>]*\salt="[^"]))`;

/** What the page begins with, then the text, then everything else. */
export function formOf(schema: Schema, name: string): Field[] {
  const fields = fieldsOf(schema, name);
  const isFirst = (field: Field) => field.widget === "hidden" || PREVIEWED.has(field.name);
  return [
    ...fields.filter(isFirst),
    TEXT,
    ...fields.filter((field) => !isFirst(field)).map((field) => ({ ...field, preview: false })),
    ...(schema.properties?.date ? [{ name: SCHEDULED_FIELD, widget: "hidden" }] : []),
    { name: SOURCE_FIELD, widget: "hidden" },
  ];
}

const TEXT: Field = {
  name: "body",
  label: "Texto",
  widget: "markdown",
  required: false,
  modes: ["rich_text", "raw"],
  // No bare picture: a figure has an alternative text.
  editor_components: Object.keys(blockSchemas),
  sanitize_preview: true,
  // The dialog of a block does not insist on what is required, and can be closed before a picture
  // is ready.
  pattern: [WHOLE_FIGURES, "Falta a imagem ou o texto alternativo de uma figura."],
};
