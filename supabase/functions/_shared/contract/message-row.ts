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

/** A row of contact_messages; HTML-escaped where it is stored. */
export type MessageRow = {
  kind: FormName;
  name: string;
  email: string | null;
  phone: string | null;
  service_type: string | null;
  message: string;
  details: Record<string, string>;
};

const composed: Record<string, Field> = {
  ...sender,
  // 60,000 characters when each of them is escaped (supabase/migrations).
  message: { ...quote.fields.message, max: 10_000 },
};

/** What a form sends to send-contact-email (§7): its own fields, or a message that the site composes. */
export const sentFields = (kind: FormName): Readonly<Record<string, Field>> =>
  FORMS[kind].sentAs ? composed : FORMS[kind].fields;

/** A field without a column is in `details`; a proposal has all of its fields there but its message. */
export function toRow(kind: FormName, values: FormValues): MessageRow {
  const fields = Object.entries(sentFields(kind));
  const column = (name: Field["column"]) => {
    const [field = ""] = fields.find(([, { column }]) => column === name) ?? [];
    return values[field] || null;
  };
  const details = fields.flatMap(([name, { column }]) => {
    const isDetail = !column || (kind === "proposal" && column !== "message");
    return isDetail && values[name] ? [[name, values[name]]] : [];
  });
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

const valueIn = (row: MessageRow, name: string, field: Field) => {
  const { column, mail } = field;
  const value = row.details[name] ?? (column && row[column]);
  return value ? optionLabel(field, value) : (mail?.blank ?? "");
};

/** What was filled in except the message, for e-mail and inbox. @param row decoded */
export function rowFields(row: MessageRow): { label: string; value: string }[] {
  return [
    ...Object.entries(sentFields(row.kind))
      .filter(([, { column }]) => column !== "message")
      .map(([name, field]) => ({
        label: field.mail?.label ?? field.label,
        value: valueIn(row, name, field),
      })),
    { label: "Página", value: row.details.pagina ?? "" },
  ].filter(({ value }) => value);
}

export function rowService(row: MessageRow): string {
  const [name, field] =
    Object.entries(sentFields(row.kind)).find(([, { column }]) => column === "service_type") ?? [];
  return name && field ? valueIn(row, name, field) : "";
}

export const contactOf = ({ email, details }: MessageRow): string => email ?? details.contato ?? "";
