type Request = { number: string; service?: string; message?: string };

type Sheet = Required<Request> & { date: string };

/** What a visitor asked for, as its sheet shows it. */
export const requestSheet = (
  { number, service = "", message = "" }: Request,
  now: Date = new Date(),
): Sheet => ({
  number,
  date: now.toLocaleDateString("pt-BR", { dateStyle: "long", timeZone: "America/Sao_Paulo" }),
  service,
  message,
});

/** The message with which photographs of it are sent. */
export const sheetText = ({ number, date, service }: Sheet): string =>
  `Olá! Pedi um orçamento em ${date}${service && ` (${service})`}. Número do pedido: ${number}.\n` +
  "Envio as fotos por aqui.";
