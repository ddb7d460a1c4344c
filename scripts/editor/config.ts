import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { blocks } from "@/components/mdx/blocks/blocks";
import { collectionDefinitions, type Definition } from "@/lib/content/collection";
import "@/lib/content/collections";
import { CALCULATORS } from "@/components/calculators/calculators";
import labels from "@/scripts/editor/choices.json";
import { SCHEDULED_FIELD, SOURCE_FIELD } from "@/scripts/editor/browser/format";
import { singular } from "@/scripts/editor/singular";

/** The part of a JSON Schema that a form shows, and what labels add to it (`.meta`). */
type Schema = {
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** Where the drawings are that can be chosen: `/desenhos/*.svg`. */
  picture?: string;
  /** A photograph, which the form uploads. */
  upload?: boolean;
  /** Of a block: its icon in the toolbar, and whether it has a text inside. */
  icon?: string;
  hasText?: boolean;
};
type Field = Record<string, unknown> & { name: string };

const choiceLabels: Readonly<Record<string, string>> = {
  ...labels,
  ...Object.fromEntries(CALCULATORS.map(({ name, title }) => [name, title])),
};
const FORMAT = "content-frontmatter";

const TRANSFORMATIONS = {
  raster_image: { format: "webp", quality: 82, width: 1600, height: 1600 },
  svg: { optimize: true },
};

/** The git host; a folder of this machine can be opened besides. */
export type Backend = {
  name: "github" | "gitlab";
  repo: string;
  branch?: string;
  api_root?: string;
};

const COMMIT_MESSAGES = {
  create: "Cria {{collection}}: {{slug}}",
  update: "Muda {{collection}}: {{slug}}",
  delete: "Apaga {{collection}}: {{slug}}",
  uploadMedia: "Envia {{path}}",
  deleteMedia: "Apaga {{path}}",
};

export function editorConfig(backend: Backend) {
  return {
    load_config_file: false,
    backend: { ...backend, auth_methods: ["token"], commit_messages: COMMIT_MESSAGES },
    // Every save is a branch and a pull request of its own.
    publish_mode: "editorial_workflow",
    app_title: "PrimoZé: conteúdo",
    logo: { src: "/icon.svg" },
    show_preview_links: false,
    media_folder: "content/photographs",
    public_folder: "/fotos",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 20_000_000,
          transformations: TRANSFORMATIONS,
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    collections: collectionDefinitions().flatMap<object>(collectionsOf),
  };
}

export const editorBlocks = () =>
  Object.entries(blocks).map(([name, { attributes }]) => {
    const schema = jsonSchema(attributes);
    const { title: label = name, icon = "widgets", hasText = false } = schema;
    return { name, label, icon, hasText, fields: fieldsOf(schema, name).map(withUpload) };
  });

const withUpload = ({ pattern, ...field }: Field): Field =>
  field.name === "src"
    ? { ...field, widget: "image", choose_url: false }
    : { ...field, ...(pattern !== undefined && { pattern }) };

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

function collectionsOf({ folder, schema, names, files, order }: Definition) {
  const { title = "", ...root } = jsonSchema(schema);
  if (!title) throw new Error(`content/${folder} has no title (.meta)`);
  const name = folder || "company";
  if (files?.length === 1) {
    const [file] = files;
    const at = path.posix.join("content", folder, `${file}.mdx`);
    const one = { name: file, label: title, file: at, format: FORMAT, fields: formOf(root, name) };
    return [{ name, label: title, icon: "description", files: [one], format: FORMAT }];
  }
  const isFixed = Boolean(files);
  const kinds = root.oneOf ?? root.anyOf ?? [root];
  return kinds.map((kind) => {
    const value = kind.properties?.kind?.const;
    const identifier = ["title", "name", "titulo", "topic", "slug", "kind"].find(
      (key) => kind.properties?.[key],
    );
    const label = kinds.length > 1 ? `${title} (${choice(value).label.toLowerCase()})` : title;
    const hint =
      "O nome do arquivo. Nas coleções com página, é o fim do endereço; depois de publicado, não mude.";
    return {
      name: kinds.length > 1 ? `${name}-${value}` : name,
      label,
      label_singular: singular(label),
      folder: `content/${folder}`,
      ...(kinds.length > 1 && { filter: { field: "kind", value } }),
      extension: "mdx",
      format: FORMAT,
      identifier_field: identifier ?? "body",
      create: !isFixed && value !== "concurso",
      delete: !isFixed && value !== "concurso",
      slug: {
        template: names ? "{{uuid_short}}" : `{{${identifier}}}`,
        editable: ["create"],
        hint: names ? "O código do vídeo no YouTube, como dQw4w9WgXcQ." : hint,
        pattern: names
          ? [names.pattern.source, "Letras, números, hífen e sublinhado"]
          : ["^[a-z0-9]+(-[a-z0-9]+)*$", "Palavras minúsculas, sem acento, com hífens"],
      },
      ...(order && {
        sortable_fields: { fields: ["order"], default: { field: "order", direction: "ascending" } },
      }),
      ...(identifier && kind.properties?.date && datedList(identifier, kind)),
      fields: formOf(kind, name),
    };
  });
}

/** A list by date, which says what is not on the site. */
function datedList(identifier: string, { properties = {} }: Schema) {
  const states = [
    ...(properties.draft ? [{ label: "Rascunhos", field: "draft", word: "rascunho" }] : []),
    { label: "Agendados", field: SCHEDULED_FIELD, word: "agendado" },
  ];
  const marks = states.map(({ field, word }) => `{{${field} | ternary(' · ${word}','')}}`);
  return {
    summary: `{{${identifier}}}{{date | ternary(' · ','')}}{{date | date('DD/MM/YYYY')}}${marks.join("")}`,
    sortable_fields: {
      fields: ["date", identifier],
      default: { field: "date", direction: "descending" },
    },
    view_filters: states.map(({ label, field }) => ({ label, field, pattern: true })),
  };
}

const PREVIEWED = new Set(["title", "heading", "headline", "name", "lead", "description"]);

const WHOLE_FIGURES = String.raw`^(?![\s\S]*<Figure\b(?!(?=[^>]*\ssrc="[^"])[^>]*\salt="[^"]))`;

/** What the page begins with, then the text, then everything else. */
function formOf(schema: Schema, name: string): Field[] {
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
  editor_components: Object.keys(blocks),
  sanitize_preview: true,
  // The dialog of a block does not insist on what is required, and can be closed before a picture
  // is ready.
  pattern: [WHOLE_FIGURES, "Falta a imagem ou o texto alternativo de uma figura."],
};

const fieldsOf = ({ properties = {}, required = [] }: Schema, place: string): Field[] =>
  Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, schema, required.includes(name), `${place}.${name}`),
  );

function fieldOf(name: string, described: Schema, required: boolean, place: string): Field {
  const { title, description: hint, default: preset } = described;
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
    ...(preset !== undefined && typeof preset === "boolean" && { default: preset }),
    ...(widget.widget === "list" && { label_singular: singular(label) }),
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
  const isLong = !maxLength || maxLength > 100;
  const isAddress = schema.format !== undefined || pattern !== undefined;
  return {
    widget: isLong && !isAddress && LONG_TEXTS.test(place) ? "text" : "string",
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(pattern &&
      schema.format === undefined && {
        pattern: [withoutFlags(pattern), schema.description ?? "Confira a forma"],
      }),
  };
}

const LONG_TEXTS =
  /\.(text|description|descricao|summary|lead|quote|bonusText|scopeText|scholarshipsText|says|decision|contribution|purpose|transfer|requires|delivers)$/;

function choice(value: unknown) {
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
  readdirSync(path.join("public", path.dirname(pattern)))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => path.basename(file, ".svg"))
    .sort();

/** Sveltia's expressions have no flag `u`: `\p{L}` would be the letters p and L. */
const withoutFlags = (pattern: string) => pattern.replaceAll("\\p{L}", "A-Za-zÀ-ÿ");
