import {
  fieldNames,
  type FormValues,
  optionLabel,
  sender,
} from "@/supabase/functions/_shared/contract/form";
import { quote } from "@/supabase/functions/_shared/contract/quote";

/** After a post without React only the number is known. */
type Request = { number: string; values?: FormValues };

type Sheet = {
  number: string;
  date: string;
  service: string;
  rows: { term: string; text: string }[];
};

/** What a visitor asked for, as its sheet shows it: every field of the form but who sent it. */
export function requestSheet({ number, values = {} }: Request, now: Date = new Date()): Sheet {
  const asked = fieldNames(quote).filter((name) => !(name in sender) && values[name]);
  const textOf = (name: keyof typeof quote.fields) =>
    optionLabel(quote.fields[name], values[name] ?? "");
  return {
    number,
    date: now.toLocaleDateString("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" }),
    service: textOf("serviceType"),
    rows: asked.map((name) => ({ term: quote.fields[name].label, text: textOf(name) })),
  };
}

/** The message with which photographs of it are sent. */
export const sheetText = ({ number, date, service }: Sheet): string =>
  `Olá! Pedi um orçamento em ${date}${service && ` (${service})`}. Número do pedido: ${number}.\n` +
  "Envio as fotos por aqui.";
