import { paintForm } from "@/lib/calculators/tinta/form";
import type { Input, Problem } from "@/lib/calculators/fields";
import { reais, squareMetres } from "@/lib/calculators/number";
import { type Calculator, measure } from "@/lib/calculators/calculator";
import {
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
  PHRASES,
  roomText,
  shortText,
} from "@/components/calculators/tinta/texts";
import { PaintDrawing } from "@/components/calculators/tinta/drawing";

export const paintCalculator: Calculator = {
  ...paintForm,
  calculate(input) {
    const rooms = readRooms(input);
    const problems = rooms.flatMap(openingsProblem);
    if (problems.length > 0) return problems;
    const wish = readWish(rooms, input);
    const purchases = purchasesFor(wish);
    const paint = { ...wish, purchases };
    const cost = totalCost(purchases);
    const surfaces = purchases.map((item) => `${cansText(item)} ${PHRASES[item.surface].for}`);
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
        ...purchases.map((item) => measure(PHRASES[item.surface].area, squareMetres(item.area))),
        measure("Rótulo", labelText(paint)),
        ...purchases.map((item) => measure(PHRASES[item.surface].paint, cansText(item))),
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
