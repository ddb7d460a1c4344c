import {
  choiceField,
  type FieldGroup,
  type Input,
  numberField,
  type Problem,
} from "@/lib/calculators/fields";
import { litres, reais, squareMetres } from "@/lib/calculators/number";
import { type Calculator, measure } from "@/lib/calculators/calculator";
import {
  packageName,
  purchasesFor,
  type Room,
  roomAreas,
  totalCost,
  type Wish,
} from "@/lib/calculators/tinta/formulas";
import {
  cansText,
  labelText,
  paintAdvice,
  paintSteps,
  phrasesOf,
  roomText,
  shortText,
} from "@/components/calculators/tinta/texts";
import { PaintDrawing } from "@/components/calculators/tinta/drawing";

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

export const paintCalculator: Calculator = {
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
  calculate(input) {
    const rooms = readRooms(input);
    const problems = rooms.flatMap(openingsProblem);
    if (problems.length > 0) return problems;
    const wish = readWish(rooms, input);
    const purchases = purchasesFor(wish);
    const paint = { ...wish, purchases };
    const cost = totalCost(purchases);
    const surfaces = purchases.map((item) => `${cansText(item)} ${phrasesOf(item).for}`);
    return {
      answer: `Compre ${list.format(surfaces)}${cost === undefined ? "" : `, por ${reais(cost, true)}`}.`,
      short: shortText(paint),
      possible: true,
      advice: paintAdvice(paint),
      steps: paintSteps(paint),
      measures: [
        ...rooms.map((room, index) =>
          measure(`Cômodo ${index + 1}`, `${room.name && `${room.name}: `}${roomText(room)}`),
        ),
        ...purchases.map((item) => measure(phrasesOf(item).area, squareMetres(item.area))),
        measure("Rótulo", labelText(paint)),
        ...purchases.map((item) => measure(phrasesOf(item).paint, cansText(item))),
        ...(cost === undefined ? [] : [measure("Preço da tinta", reais(cost, true))]),
      ],
      drawing: <PaintDrawing data={paint} />,
    };
  },
};

const list = new Intl.ListFormat("pt-BR");

const readRooms = (input: Input): Room[] =>
  Array.from({ length: input.count("comprimento") }, (_, index) => ({
    length: input.number("comprimento", index),
    width: input.number("largura", index),
    height: input.number("altura", index),
    doors: input.number("portas", index),
    windows: input.number("janelas", index),
    ceiling: input.choice("teto", index) === "sim",
    name: input.text("comodo", index),
  }));

const SEALED = { nao: "nothing", paredes: "walls", tudo: "all" } as const;

function readWish(rooms: Room[], input: Input): Wish {
  return {
    rooms,
    label: {
      coverage: input.number("rendimento"),
      volume: Number(input.choice("embalagem")),
      per: input.choice("medida") === "demao" ? "coat" : "finished",
    },
    coats: input.number("demaos"),
    spare: input.number("folga") / 100,
    sealed: SEALED[input.choice("selador") as keyof typeof SEALED],
    sealerCoverage: input.number("rendimentoselador"),
    prices: { large: input.optionalNumber("precolata"), small: input.optionalNumber("precogalao") },
  };
}

function openingsProblem(room: Room, index: number): Problem[] {
  const { gross, openings, net } = roomAreas(room);
  if (net > 0) return [];
  const text =
    `Portas: com as janelas, os vãos somam ${squareMetres(openings)}, e as paredes têm ` +
    `${squareMetres(gross)}. Confira a quantidade.`;
  return [{ field: "portas", index, text }];
}
