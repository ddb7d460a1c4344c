import { choice, measure, number } from "@/components/calculators/parts";
import type { FieldGroup, Input, Problem } from "@/lib/calculators/fields";
import { litres, reais, squareMetres } from "@/lib/calculators/number";
import type { Calculator } from "@/lib/calculators/calculator";
import {
  cansFor,
  packageName,
  packageSizes,
  type PaintLabel,
  paintLitres,
  type Room,
  roomAreas,
} from "@/components/calculators/tinta/formulas";
import {
  cansText,
  labelText,
  type Paint,
  paintAdvice,
  paintSteps,
  phrasesOf,
  type Purchase,
  roomText,
  shortText,
  totalCost,
} from "@/components/calculators/tinta/texts";
import { PaintDrawing } from "@/components/calculators/tinta/drawing";

const PACKAGES = [18, 20, 16, 3.6, 3.2];
const price = { unit: "R$", optional: true } as const;

const paintGroups: readonly FieldGroup[] = [
  {
    legend: "Cômodo",
    repeat: 6,
    fields: [
      { kind: "text", name: "comodo", label: "Nome do cômodo", max: 30 },
      number("comprimento", "Comprimento", [0.5, 50], { unit: "m" }),
      number("largura", "Largura", [0.5, 50], { unit: "m" }),
      number("altura", "Altura", [0.5, 12], { unit: "m" }),
      number("portas", "Portas", [0, 20], { whole: true }),
      number("janelas", "Janelas", [0, 20], { whole: true }),
      choice("teto", "Teto", { sim: "Pintar", nao: "Não pintar" }),
    ],
  },
  {
    legend: "O que diz o rótulo",
    fields: [
      number("rendimento", "Rendimento", [1, 1000], { unit: "m²", hint: "Da embalagem inteira." }),
      number("folga", "Folga", [0, 50], { unit: "%" }),
      {
        kind: "choice",
        name: "embalagem",
        label: "Embalagem",
        options: PACKAGES.map((volume) => ({
          value: String(volume),
          label: `${packageName(volume)} de ${litres(volume)}`,
        })),
      },
      choice("medida", "O rendimento é", { acabado: "acabado", demao: "por demão" }),
      number("demaos", "Demãos", [1, 6], {
        whole: true,
        when: { name: "medida", value: ["demao"] },
      }),
      choice("selador", "Selador antes", {
        nao: "Não",
        paredes: "Nas paredes",
        tudo: "Paredes e teto",
      }),
      number("rendimentoselador", "Rendimento do selador", [1, 1000], {
        unit: "m²",
        hint: "De uma demão, da lata de 18 L.",
        when: { name: "selador", value: ["paredes", "tudo"] },
      }),
    ],
  },
  {
    legend: "Preços, para achar a compra mais barata",
    fields: [
      number("precolata", "A lata ou o balde", [1, 10_000], price),
      number("precogalao", "O galão", [1, 10_000], price),
    ],
  },
];

export const paintCalculator: Calculator = {
  name: "tinta",
  title: "Calculadora de tinta",
  question: "Quantas latas comprar, e quanto vai sobrar",
  service: "pintura",
  // A leak is repaired, then its stains are painted.
  shareDrawing: "painting",
  groups: paintGroups,
  short: ["comprimento", "largura", "altura"],
  // The room of content/articles/guia-pintura.mdx.
  example:
    "comodo=Quarto&comprimento=4&largura=3&altura=2,70&portas=1&janelas=1&teto=sim" +
    "&rendimento=100&folga=10&embalagem=18&medida=acabado&demaos=2&selador=nao" +
    "&rendimentoselador=100&precolata=&precogalao=",
  calculate(input) {
    const rooms = readRooms(input);
    const problems = rooms.flatMap(openingsProblem);
    if (problems.length > 0) return problems;
    const paint = purchase(rooms, input);
    const { purchases } = paint;
    const cost = totalCost(paint);
    const surfaces = purchases.map((item) => `${cansText(item)} ${phrasesOf(item).for}`);
    return {
      answer: `Compre ${list.format(surfaces)}${cost === undefined ? "" : `, por ${reais(cost, true)}`}.`,
      short: shortText(paint),
      possible: true,
      advice: paintAdvice(paint, onePrice(input)),
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

const prices = (input: Input) => ({
  large: input.optionalNumber("precolata"),
  small: input.optionalNumber("precogalao"),
});
const onePrice = (input: Input) => {
  const { large, small } = prices(input);
  return (large === undefined) !== (small === undefined);
};

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

/** Walls and ceilings are bought apart, because they rarely have the same colour. */
function purchase(rooms: Room[], input: Input): Paint {
  const label: PaintLabel = {
    coverage: input.number("rendimento"),
    volume: Number(input.choice("embalagem")),
    per: input.choice("medida") === "demao" ? "coat" : "finished",
  };
  const coats = input.number("demaos");
  const spare = input.number("folga") / 100;
  const sizes = packageSizes(label.volume);
  const { large, small } = prices(input);
  const price = large !== undefined && small !== undefined ? { large, small } : undefined;
  const buy = (surface: Purchase["surface"], area: number): Purchase => {
    const need = paintLitres(area, label, coats, spare);
    const counted = label.per === "coat" ? coats : 1;
    const perLitre = label.coverage / label.volume;
    return { surface, area, perLitre, coats: counted, need, sizes, ...cansFor(need, sizes, price) };
  };
  const areas = rooms.map(roomAreas);
  const walls = areas.reduce((total, { net }) => total + net, 0);
  const ceilings = areas.reduce((total, { ceiling }) => total + ceiling, 0);
  const sealed = { nao: 0, paredes: walls, tudo: walls + ceilings }[input.choice("selador")] ?? 0;
  return {
    rooms,
    label,
    coats,
    spare,
    purchases: [
      buy("paredes", walls),
      ...(ceilings > 0 ? [buy("teto", ceilings)] : []),
      ...(sealed > 0 ? [sealer(sealed, input.number("rendimentoselador"), spare)] : []),
    ],
  };
}

/** One coat of sealer, sold in cans of 18 L and of 3.6 L. */
function sealer(area: number, coverage: number, spare: number): Purchase {
  const need = paintLitres(area, { coverage, volume: 18, per: "coat" }, 1, spare);
  const sizes = packageSizes(18);
  const cans = cansFor(need, sizes);
  return { surface: "selador", area, perLitre: coverage / 18, coats: 1, need, sizes, ...cans };
}

function openingsProblem(room: Room, index: number): Problem[] {
  const { gross, openings, net } = roomAreas(room);
  if (net > 0) return [];
  const text =
    `Portas: com as janelas, os vãos somam ${squareMetres(openings)}, e as paredes têm ` +
    `${squareMetres(gross)}. Confira a quantidade.`;
  return [{ field: "portas", index, text }];
}
