import type { Calculator } from "@/lib/calculators/calculator";
import type { Input, Problem } from "@/lib/calculators/fields";
import { squareMetres } from "@/lib/calculators/number";
import { paintGroups } from "@/lib/calculators/paint-fields";
import {
  cansFor,
  packageSizes,
  paintLitres,
  roomAreas,
  type PaintLabel,
  type Room,
} from "@/lib/calculators/paint-formulas";
import {
  cansText,
  labelText,
  paintSteps,
  roomText,
  type Paint,
  type Purchase,
} from "@/lib/calculators/paint-texts";

/** Paint for rooms: areas, litres, cans to buy and what is left over. */
export const paintCalculator: Calculator<Paint> = {
  name: "tinta",
  groups: paintGroups,
  // The room of content/articles/guia-pintura.mdx.
  example:
    "comprimento=4&largura=3&altura=2,70&portas=1&janelas=1&teto=sim" +
    "&rendimento=100&embalagem=18&medida=acabado&demaos=2&folga=10",
  calculate(input) {
    const rooms = readRooms(input);
    const problems = rooms.flatMap(openingsProblem);
    if (problems.length > 0) return problems;
    const paint = purchase(rooms, input);
    const { purchases } = paint;
    return {
      answer: `Compre ${purchases.map((item) => `${cansText(item)} para ${item.surface}`).join(" e ")}.`,
      possible: true,
      advice: [],
      steps: paintSteps(paint),
      measures: [
        ...rooms.map((room, index) => ({ label: `Cômodo ${index + 1}`, value: roomText(room) })),
        ...purchases.map(({ surface, area }) => ({
          label: `Área, ${surface}`,
          value: squareMetres(area),
        })),
        { label: "Rótulo", value: labelText(paint) },
        ...purchases.map((item) => ({
          label: `Tinta, ${item.surface}`,
          value: cansText(item),
        })),
      ],
      drawing: paint,
    };
  },
};

const readRooms = (input: Input): Room[] =>
  Array.from({ length: input.count("comprimento") }, (_, index) => ({
    length: input.number("comprimento", index),
    width: input.number("largura", index),
    height: input.number("altura", index),
    doors: input.number("portas", index),
    windows: input.number("janelas", index),
    ceiling: input.choice("teto", index) === "sim",
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
  const buy = (surface: Purchase["surface"], area: number): Purchase => {
    const need = paintLitres(area, label, coats, spare);
    return { surface, area, need, sizes, ...cansFor(need, sizes) };
  };
  const areas = rooms.map(roomAreas);
  const walls = areas.reduce((total, { net }) => total + net, 0);
  const ceilings = areas.reduce((total, { ceiling }) => total + ceiling, 0);
  return {
    rooms,
    label,
    coats,
    spare,
    purchases: [buy("as paredes", walls), ...(ceilings > 0 ? [buy("o teto", ceilings)] : [])],
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
