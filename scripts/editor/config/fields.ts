import path from "node:path";
import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import { fileNames } from "@/lib/content-root.mjs";
import labels from "@/scripts/editor/choices.json" with { type: "json" };
import type { Field, Schema } from "@/scripts/editor/config/schema";

const choiceLabels: Readonly<Record<string, string>> = {
  ...labels,
  ...Object.fromEntries(CALCULATOR_FORMS.map(({ name, title }) => [name, title])),
};

/**
 * @param place what the schema belongs to, for errors
 * @throws Error for a field without a label, or of a type that no form has
 */
export const fieldsOf = ({ properties = {}, required = [] }: Schema, place: string): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name), `${place}.${name}`),
  );

function fieldOf(name: string, described: Schema, required: boolean, place: string): Field {
  const { title, singular = title, description: hint, default: preset } = described;
  if (!title) throw new Error(`${place} has no label (lib/content, labelled)`);
  const label = title.charAt(0).toUpperCase() + title.slice(1);
  if (described.const !== undefined) return { name, widget: "hidden", default: described.const };
  const base = {
    name,
    label,
    required,
    ...(hint && { hint }),
  };
  // `anyOf` with null: a fact that the company has not given yet.
  const schema = described.anyOf?.find(({ type }) => type !== "null") ?? described;
  const widget = widgetOf(schema, place);
  return {
    ...base,
    ...(typeof preset === "boolean" && { default: preset }),
    ...(widget.widget === "list" && { label_singular: singular }),
    ...widget,
  };
}

function widgetOf(schema: Schema, place: string): Omit<Field, "name"> {
  const { type, enum: choices, picture, upload, minLength = 1, maxLength, pattern } = schema;
  if (choices) return { widget: "select", options: choices.map(choice) };
  if (picture) return { widget: "select", options: drawingNames(picture) };
  if (upload) return { widget: "image", choose_url: false };
  if (type === "boolean") return { widget: "boolean" };
  if (type === "integer" || type === "number") {
    const { minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER } = schema;
    const min =
      minimum ?? (typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : undefined);
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
      ...(maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    };
  }
  if (type === "object")
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema, place) };
  if (type === "array") return listOf(schema, place);
  if (type !== "string") throw new Error(`${place}: no form for ${JSON.stringify(schema)}`);
  if (schema.format === "date")
    return {
      widget: "datetime",
      format: "YYYY-MM-DD",
      date_format: "DD/MM/YYYY",
      time_format: false,
    };
  return {
    widget: schema.long ? "text" : "string",
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern &&
      schema.format === undefined && {
        pattern: [withoutFlags(pattern), schema.description ?? "Confira a forma"],
      }),
  };
}

export function choice(value: unknown) {
  const text = String(value);
  // Categories of articles are what visitors read.
  const label = choiceLabels[text] ?? (/^[A-Z]/.test(text) ? text : undefined);
  if (!label) throw new Error(`The choice ${text} has no label (scripts/editor/choices.json)`);
  return { value, label };
}

function listOf({ items = {}, minItems, maxItems }: Schema, place: string) {
  const limits = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  if (items.enum)
    return { widget: "select", multiple: true, options: items.enum.map(choice), ...limits };
  if (items.type === "object") {
    const fields = fieldsOf(items, place);
    return {
      widget: "list",
      collapsed: true,
      summary: `{{fields.${fields[0]!.name}}}`,
      fields,
      ...limits,
    };
  }
  const { title: label = "Item" } = items;
  return {
    widget: "list",
    field: { name: "item", label, required: true, ...widgetOf(items, place) },
    ...limits,
  };
}

/** Names of the SVG files that match `/desenhos/*.svg`. */
const drawingNames = (pattern: string) =>
  fileNames(path.join("public", path.dirname(pattern)), /\.svg$/).map((file) =>
    path.basename(file, ".svg"),
  );

/** Sveltia's expressions have no flag `u`: `\p{L}` would be the letters p and L. */
const withoutFlags = (pattern: string) => pattern.replaceAll("\\p{L}", "A-Za-zÀ-ÿ");
