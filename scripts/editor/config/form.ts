import { blockSchemas } from "@/lib/mdx/block-schemas";
import { fieldsOf } from "@/scripts/editor/config/fields";
import type { Field, Schema } from "@/scripts/editor/config/schema";

const PREVIEWED = new Set(["title", "heading", "headline", "name", "lead", "description"]);

/** What the page begins with, then the text, then everything else. */
export function formOf(schema: Schema, name: string): Field[] {
  // A draft may lack what the site asks for: the check of the proposed change says what.
  const isDraft = Boolean(schema.properties?.draft);
  const fields = fieldsOf(schema, name).map((field) =>
    isDraft && field.name !== "title" ? { ...field, required: false } : field,
  );
  const isFirst = (field: Field) => field.widget === "hidden" || PREVIEWED.has(field.name);
  return [
    ...fields.filter(isFirst),
    TEXT,
    ...fields.filter((field) => !isFirst(field)).map((field) => ({ ...field, preview: false })),
  ];
}

const TEXT: Field = {
  name: "body",
  label: "Texto",
  widget: "markdown",
  required: false,
  // The first one leaves a text as it is; the other one writes all of it anew.
  modes: ["raw", "rich_text"],
  // No bare picture: a figure has an alternative text.
  editor_components: Object.keys(blockSchemas),
  sanitize_preview: true,
};
