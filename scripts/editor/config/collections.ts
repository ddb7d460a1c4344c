import type { Collection } from "@/lib/content/collection";
import { SLUG } from "@/lib/format/slug";
import { choice, fieldsOf } from "@/scripts/editor/config/fields";
import { formOf } from "@/scripts/editor/config/form";
import { jsonSchema, type Schema } from "@/scripts/editor/config/schema";

/** How browser/main.ts reads and writes a file. */
const FORMAT = "content-frontmatter";

/** One for each kind of entry, with its form: a folder, or files with a form each. */
export function collectionsOf(definition: Collection): object[] {
  const { folder, title, schema, files = {}, data } = definition;
  if (schema) return foldersOf(definition, jsonSchema(schema));
  const name = folder.replace(/\..*/, "");
  const forms = data
    ? [{ name, label: title, file: `content/${folder}`, fields: fieldsOf(jsonSchema(data), name) }]
    : Object.entries(files).map(([file, schema]) => ({
        name: file,
        label: file,
        file: `content/${folder}/${file}.mdx`,
        format: FORMAT,
        fields: formOf(jsonSchema(schema), `${folder}-${file}`),
      }));
  return [{ name, label: title, icon: "description", files: forms }];
}

function foldersOf({ folder, title, singular = title, names, order }: Collection, root: Schema) {
  const kinds = root.oneOf ?? root.anyOf ?? [root];
  return kinds.map((kind) => {
    const value = kind.properties?.kind?.const;
    const identifier = ["title", "name", "titulo", "slug", "kind"].find(
      (key) => kind.properties?.[key],
    );
    const kindText = kinds.length > 1 ? ` (${choice(value).label.toLowerCase()})` : "";
    const hint =
      "O nome do arquivo. Nas coleções com página, é o fim do endereço; depois de publicado, não mude.";
    const name = kinds.length > 1 ? `${folder}-${value}` : folder;
    return {
      name,
      label: title + kindText,
      label_singular: singular + kindText,
      folder: `content/${folder}`,
      ...(kinds.length > 1 && { filter: { field: "kind", value } }),
      extension: "mdx",
      format: FORMAT,
      identifier_field: identifier ?? "body",
      create: value !== "concurso",
      delete: value !== "concurso",
      slug: {
        template: names ? "{{uuid_short}}" : `{{${identifier}}}`,
        editable: ["create"],
        hint: names ? "O código do vídeo no YouTube, como dQw4w9WgXcQ." : hint,
        pattern: names
          ? [names.pattern.source, "Letras, números, hífen e sublinhado"]
          : [SLUG.source, "Palavras minúsculas, sem acento, com hífens"],
      },
      ...(order && {
        sortable_fields: { fields: ["order"], default: { field: "order", direction: "ascending" } },
      }),
      ...(identifier && kind.properties?.date && datedList(identifier, kind)),
      fields: formOf(kind, folder),
    };
  });
}

/** A list by date, which says what is a draft. */
function datedList(identifier: string, { properties = {} }: Schema) {
  const mark = properties.draft ? "{{draft | ternary(' · rascunho','')}}" : "";
  return {
    summary: `{{${identifier}}}{{date | ternary(' · ','')}}{{date | date('DD/MM/YYYY')}}${mark}`,
    sortable_fields: {
      fields: ["date", identifier],
      default: { field: "date", direction: "descending" },
    },
    ...(properties.draft && {
      view_filters: [{ label: "Rascunhos", field: "draft", pattern: true }],
    }),
  };
}
