import { blockSchemas } from "@/lib/mdx/block-schemas";
import { fieldsOf } from "@/scripts/editor/config/fields";
import { jsonSchema } from "@/scripts/editor/config/schema";

/** The blocks of a text, for the toolbar. */
export const editorBlocks = () =>
  Object.entries(blockSchemas).map(([name, attributes]) => {
    const schema = jsonSchema(attributes);
    const { title: label = name, icon = "widgets", text } = schema;
    return { name, label, icon, text, fields: fieldsOf(schema, name) };
  });
