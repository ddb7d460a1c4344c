import { choiceField, type FieldGroup, numberField } from "@/lib/calculators/fields";
import { litres } from "@/lib/calculators/number";
import { packageName } from "@/lib/calculators/tinta/formulas";
import { completeQuery } from "@/lib/calculators/query";
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

// This is the room of content/articles/guia-pintura.mdx.
const example =
  "comodo=&comprimento=4&largura=3&altura=2,70&portas=1&janelas=1&teto=sim" +
  "&rendimento=100&folga=10&embalagem=18&medida=acabado&demaos=2&selador=nao" +
  "&rendimentoselador=100&precolata=&precogalao=";

const LIVING_ROOM = "comodo=Sala&comprimento=5&largura=3&portas=2&janelas=1";
const BEDROOM = "comodo=Quarto 1&comprimento=3,50&largura=3&portas=1&janelas=1";
const smallBedroom = (number: number) =>
  `comodo=Quarto ${number}&comprimento=3&largura=2,70&portas=1&janelas=1`;
const corridor = (doors: number) =>
  `comodo=Corredor&comprimento=3&largura=1&portas=${doors}&janelas=0`;

/** A flat of these rooms; what they do not say is that of the example. */
const flat = (...rooms: string[]): string =>
  completeQuery({ groups, example }, rooms.join("&")) ?? example;

export const paintForm: CalculatorForm = {
  name: "tinta",
  title: "Calculadora de tinta",
  question: "Quantas latas comprar, e quanto vai sobrar",
  service: "pintura",
  shareDrawing: "painting",
  groups,
  short: ["comprimento", "largura", "altura"],
  example,
  presets: {
    title: "Apartamento de exemplo",
    text: "Cômodos já preenchidos, sem cozinha nem banheiro: mude as medidas.",
    keywords: [
      "quanto custa pintar",
      "pintar apartamento",
      "pintar um apartamento",
      "preço da pintura",
    ],
    list: [
      { label: "1 quarto", query: flat(LIVING_ROOM, BEDROOM) },
      { label: "2 quartos", query: flat(LIVING_ROOM, BEDROOM, smallBedroom(2), corridor(4)) },
      {
        label: "3 quartos",
        query: flat(LIVING_ROOM, BEDROOM, smallBedroom(2), smallBedroom(3), corridor(5)),
      },
    ],
  },
};
