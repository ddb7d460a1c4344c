import {
  measureLines,
  MEASURES,
  type Measures,
} from "@/supabase/functions/_shared/contract/measures";

/** What a visitor asked for, as the title block of a drawing (docs/decisions/0020). */
export type RequestSheet = { number: string; date: string; service: string; measures: Measures };

type SentRequest = { number: string; service?: string; measures?: Measures };

export const requestSheet = (
  { number, service = "", measures = [] }: SentRequest,
  now: Date = new Date(),
): RequestSheet => ({
  number,
  date: now.toLocaleDateString("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" }),
  service,
  measures,
});

export function sheetText({ number, date, service, measures }: RequestSheet): string {
  return [
    `Olá! Pedi um orçamento em ${date}${service && ` (${service})`}. Número do pedido: ${number}.`,
    ...(measures.length > 0 ? [`${MEASURES.label}:`, ...measureLines(measures)] : []),
    "Envio as fotos por aqui.",
  ].join("\n");
}
