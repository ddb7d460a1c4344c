import { escapeUTF8 } from "entities";

type Fields = Record<string, string>;

/** For Sveltia's toolbar: `<Note kind="dica">…</Note>`. */
export function editorComponent({ name, label, icon, text, fields }: EditorBlock) {
  const inside = {
    name: "text",
    label: "Texto",
    widget: "markdown",
    modes: ["raw"],
    required: text === "required",
  };
  const shown = fields.find((field) => /^(caption|title)$/.test(field.name)) ?? fields[0];
  return {
    id: name,
    label,
    icon,
    trigger: "button" as const,
    mode: "dialog" as const,
    summary: `${label}: {{${shown?.name}}}`,
    fields: text ? [...fields, inside] : fields,
    pattern: new RegExp(`^<${name}\\b([^>]*?)(?:/>|>([\\s\\S]*?)</${name}>)$`, "m"),
    fromBlock: ([, attributes = "", body = ""]: RegExpMatchArray): Fields => ({
      ...Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ),
      ...(text && { text: body.trim() }),
    }),
    toBlock: ({ text: body = "", ...values }: Fields) =>
      writeTag(name, fields, values, body.trim()),
    toPreview: ({ text: body = "", src = "", alt = "", ...values }: Fields) =>
      `<aside class="note"><p class="drawing-label">${label}</p>${
        src && `<p><img src="${escapeUTF8(src)}" alt="${escapeUTF8(alt)}"></p>`
      }<p>${Object.values(values)
        .filter(Boolean)
        .map((value) => escapeUTF8(value))
        .join(" · ")}</p>\n\n${body}\n\n</aside>`,
  };
}

export type EditorBlock = {
  name: string;
  label: string;
  icon: string;
  text?: "required" | "optional" | undefined;
  fields: { name: string }[];
};

function writeTag(name: string, fields: { name: string }[], values: Fields, body: string): string {
  const attributes = fields
    .filter((field) => values[field.name])
    .map((field) => ` ${field.name}="${quoted(values[field.name]!)}"`);
  const tag = `<${name}${attributes.join("")}`;
  return body ? `${tag}>\n\n${body}\n\n</${name}>` : `${tag} />`;
}

const quoted = (value: string) => value.replaceAll('"', "”").replaceAll("\n", " ");
