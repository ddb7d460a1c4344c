/** What a visitor asked for, as the title block of a drawing. */
export type RequestSheet = { number: string; date: string; service: string };

export const requestSheet = (
  { number, service = "" }: { number: string; service?: string },
  now: Date = new Date(),
): RequestSheet => ({
  number,
  date: now.toLocaleDateString("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" }),
  service,
});

export const sheetText = ({ number, date, service }: RequestSheet): string =>
  `Olá! Pedi um orçamento em ${date}${service && ` (${service})`}. Número do pedido: ${number}.\n` +
  "Envio as fotos por aqui.";
