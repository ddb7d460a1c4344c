const TITLE = "Calculadora de (?:tinta|rampa|economia de luz|piso e azulejo)";

/** The labels of their measures: no other line can look like a field of the e-mail. */
const LABEL =
  "Cômodo \\d+|Vão \\d+|(?:Área|Tinta) d(?:as paredes|o teto|o selador)|Selador|Economia por (?:mês|ano)|" +
  "Rótulo|Preço da tinta|Altura a vencer|Espaço livre|Largura|Patamar em cima|Construção|" +
  "Inclinação|Rampa|Com os patamares|Resultado|Luminárias|Acesas por dia|Em espera|Dias de uso|" +
  "Tarifa|A troca se paga em|Superfície|Área|Peça|Perda|Compra";

/** What lib/forms/quote-address.ts writes into a message: a heading, and lines of "- label: value". */
const BLOCK = new RegExp(
  `^Medidas \\((${TITLE})\\):\\n((?:- (?:${LABEL}): [^\\n]+(?:\\n|$))+)`,
  "m",
);

const TITLE_LINE = new RegExp(`^${TITLE}$`);
const MEASURE_LINE = new RegExp(`^(?:${LABEL}): .`);

export const isCalculatorTitle = (text: string) => TITLE_LINE.test(text);

export const isMeasure = (text: string) => MEASURE_LINE.test(text);

/** A visitor can edit the message: lines with other labels stay text. */
export function splitMeasures(message: string) {
  const text = message.replace(/\r\n?/g, "\n");
  const [block, title = "", lines = ""] = BLOCK.exec(text) ?? [];
  if (!block) return { measures: null, rest: message };
  const fields = lines
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [label = "", ...value] = line.slice("- ".length).split(": ");
      return { label, value: value.join(": ") };
    });
  return { measures: { title, fields }, rest: text.replace(block, "").trim() };
}
