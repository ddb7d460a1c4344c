import { splitMeasures } from "@/supabase/functions/_shared/contract/measures";

/** What a visitor asked for, as the title block of a drawing (docs/decisions/0020). */
export type RequestSheet = {
  number: string;
  date: string;
  service: string;
  measures: ReturnType<typeof splitMeasures>["measures"];
};

type SentRequest = { number: string; service?: string; message?: string };

export const requestSheet = (
  { number, service = "", message = "" }: SentRequest,
  now: Date = new Date(),
): RequestSheet => ({
  number,
  date: now.toLocaleDateString("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" }),
  service,
  measures: splitMeasures(message).measures,
});

export function sheetText({ number, date, service, measures }: RequestSheet): string {
  const lines = measures?.fields.map(({ label, value }) => `- ${label}: ${value}`) ?? [];
  return [
    `Olá! Pedi um orçamento em ${date}${service && ` (${service})`}. Número do pedido: ${number}.`,
    ...(measures ? [`Medidas (${measures.title}):`, ...lines] : []),
    "Envio as fotos por aqui.",
  ].join("\n");
}
