import { donation } from "./donation.ts";
import {
  type Field,
  type Form,
  type FormName,
  type FormValues,
  optionLabel,
  sender,
} from "./form.ts";
import { proposal } from "./proposal.ts";
import { quote } from "./quote.ts";
import { suggestion } from "./suggestion.ts";

export const FORMS: Readonly<Record<FormName, Form>> = { quote, proposal, suggestion, donation };

/** A row of contact_messages: texts as they were typed, escaped only where they are shown. */
export type MessageRow = {
  kind: FormName;
  name: string;
  email: string | null;
  phone: string | null;
  service_type: string | null;
  message: string;
  /** Fields without a column, and the page. */
  details: Readonly<Record<string, string>>;
};

const composed: Record<string, Field> = {
  ...sender,
  message: { ...quote.fields.message, max: 10_000 },
};

/**
 * What a form sends to send-contact-email (§7): its own fields, or a message that the site
 * composes.
 */
export const sentFields = (kind: FormName): Readonly<Record<string, Field>> =>
  FORMS[kind].sentAs ? composed : FORMS[kind].fields;

/** A field without a column is in `details`. */
export function toRow(kind: FormName, values: FormValues): MessageRow {
  const fields = Object.entries(sentFields(kind));
  const column = (name: Field["column"]) => {
    const [field = ""] = fields.find(([, { column }]) => column === name) ?? [];
    return values[field] || null;
  };
  const details = fields.flatMap(([name, { column }]) =>
    !column && values[name] ? [[name, values[name]]] : [],
  );
  return {
    kind,
    name: column("name") ?? "",
    email: column("email"),
    phone: column("phone"),
    service_type: column("service_type") ?? FORMS[kind].sentAs ?? null,
    message: column("message") ?? "",
    details: Object.fromEntries(details),
  };
}

/** The text of a field that has no column; blank when the row has none. */
export const detailIn = ({ details }: Pick<MessageRow, "details">, name: string): string =>
  details[name] ?? "";

const valueIn = (row: MessageRow, name: string, field: Field) => {
  const { column, mail } = field;
  const value = detailIn(row, name) || (column && row[column]);
  return value ? optionLabel(field, value) : (mail?.blank ?? "");
};

/** What was filled in except the message, for e-mail and inbox. */
export function rowFields(row: MessageRow): { label: string; value: string }[] {
  return [
    ...Object.entries(sentFields(row.kind))
      .filter(([, { column }]) => column !== "message")
      .map(([name, field]) => ({
        label: field.mail?.label ?? field.label,
        value: valueIn(row, name, field),
      })),
    { label: "Página", value: detailIn(row, "pagina") },
  ].filter(({ value }) => value);
}

export function rowService(row: MessageRow): string {
  const [name, field] =
    Object.entries(sentFields(row.kind)).find(([, { column }]) => column === "service_type") ?? [];
  return name && field ? valueIn(row, name, field) : "";
}

export const contactOf = (row: MessageRow): string => row.email ?? detailIn(row, "contato");
