import { choiceField, type FieldGroup, numberField } from "@/lib/calculators/fields";
import { litres } from "@/lib/calculators/number";
import { packageName } from "@/lib/calculators/tinta/formulas";
import type { CalculatorForm } from "@/lib/calculators/calculator";

const PACKAGES = [18, 20, 16, 3.6, 3.2];
const price = { unit: "R$", optional: true } as const;

const groups: readonly FieldGroup[] = [
  {
    legend: "Cômodo",
    repeat: 6,
    fields: [
      { kind: "text", name: "comodo", label: "Nome do cômodo", max: 30 },
      numberField("comprimento", "Comprimento", [0.5, 50], { unit: "m" }),
      numberField("largura", "Largura", [0.5, 50], { unit: "m" }),
      numberField("altura", "Altura", [0.5, 12], { unit: "m" }),
      numberField("portas", "Portas", [0, 20], { whole: true }),
      numberField("janelas", "Janelas", [0, 20], { whole: true }),
      choiceField("teto", "Teto", { sim: "Pintar", nao: "Não pintar" }),
    ],
  },
  {
    legend: "O que diz o rótulo",
    fields: [
      numberField("rendimento", "Rendimento", [1, 1000], {
        unit: "m²",
        hint: "Da embalagem inteira.",
      }),
      numberField("folga", "Folga", [0, 50], { unit: "%" }),
      {
        kind: "choice",
        name: "embalagem",
        label: "Embalagem",
        options: PACKAGES.map((volume) => ({
          value: String(volume),
          label: `${packageName(volume)} de ${litres(volume)}`,
        })),
      },
      choiceField("medida", "O rendimento é", { acabado: "acabado", demao: "por demão" }),
      numberField("demaos", "Demãos", [1, 6], {
        whole: true,
        when: { name: "medida", value: ["demao"] },
      }),
      choiceField("selador", "Selador antes", {
        nao: "Não",
        paredes: "Nas paredes",
        tudo: "Paredes e teto",
      }),
      numberField("rendimentoselador", "Rendimento do selador", [1, 1000], {
        unit: "m²",
        hint: "De uma demão, da lata de 18 L.",
        when: { name: "selador", value: ["paredes", "tudo"] },
      }),
    ],
  },
  {
    legend: "Preços, para achar a compra mais barata",
    fields: [
      numberField("precolata", "A lata ou o balde", [1, 10_000], price),
      numberField("precogalao", "O galão", [1, 10_000], price),
    ],
  },
];

export const paintForm: CalculatorForm = {
  name: "tinta",
  title: "Calculadora de tinta",
  question: "Quantas latas comprar, e quanto vai sobrar",
  service: "pintura",
  shareDrawing: "painting",
  groups,
  short: ["comprimento", "largura", "altura"],
  // This is the room of content/articles/guia-pintura.mdx.
  example:
    "comodo=&comprimento=4&largura=3&altura=2,70&portas=1&janelas=1&teto=sim" +
    "&rendimento=100&folga=10&embalagem=18&medida=acabado&demaos=2&selador=nao" +
    "&rendimentoselador=100&precolata=&precogalao=",
};
