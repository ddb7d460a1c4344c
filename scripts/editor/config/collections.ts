import type { Definition } from "@/lib/content/collection";
import { SCHEDULED_FIELD } from "@/scripts/editor/browser/format";
import { choice, fieldsOf } from "@/scripts/editor/config/fields";
import { formOf } from "@/scripts/editor/config/form";
import { jsonSchema, type Schema } from "@/scripts/editor/config/schema";
import { singular } from "@/scripts/editor/singular";

/** One for each kind of entry, with its form: a folder, or what is one file. */
export function collectionsOf(definition: Definition): object[] {
  const { folder, title, schema, files, data } = definition;
  if (schema) return foldersOf(definition, jsonSchema(schema));
  if (data) {
    const [name = folder] = folder.split(".");
    const file = { name, label: title, file: `content/${folder}` };
    const fields = fieldsOf(jsonSchema(data), name);
    return [{ name, label: title, icon: "description", files: [{ ...file, fields }] }];
  }
  return Object.entries(files ?? {}).map(([file, schema]) => {
    const name = `${folder}-${file}`;
    const own = savedAs(name, `${folder}/${file}`);
    const at = `content/${folder}/${file}.mdx`;
    const fields = formOf(jsonSchema(schema), name);
    const one = { ...own, name: file, label: file, file: at, fields };
    return { ...own, name, label: `${title}: ${file}`, icon: "description", files: [one] };
  });
}

function foldersOf({ folder, title, names, order }: Definition, { title: _, ...root }: Schema) {
  const name = folder;
  const kinds = root.oneOf ?? root.anyOf ?? [root];
  return kinds.map((kind) => {
    const value = kind.properties?.kind?.const;
    const identifier = ["title", "name", "titulo", "topic", "slug", "kind"].find(
      (key) => kind.properties?.[key],
    );
    const label = kinds.length > 1 ? `${title} (${choice(value).label.toLowerCase()})` : title;
    const hint =
      "O nome do arquivo. Nas coleções com página, é o fim do endereço; depois de publicado, não mude.";
    const own = kinds.length > 1 ? `${name}-${value}` : name;
    return {
      ...savedAs(own, folder),
      name: own,
      label,
      label_singular: singular(label),
      folder: `content/${folder}`,
      ...(kinds.length > 1 && { filter: { field: "kind", value } }),
      extension: "mdx",
      identifier_field: identifier ?? "body",
      create: value !== "concurso",
      delete: value !== "concurso",
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

/**
 * Of its own for each collection: it is all that is known of a file when it is saved
 * (browser/main.ts).
 */
const savedAs = (name: string, folder: string) => ({
  format: `${name}-frontmatter`,
  content_folder: folder,
});

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
