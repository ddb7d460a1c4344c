import { tileForm } from "@/lib/calculators/piso/form";
import type { Calculator } from "@/lib/calculators/calculator";
import type { Input, Problem } from "@/lib/calculators/fields";
import {
  type Opening,
  piecesPerBox,
  purchase,
  type Surface,
} from "@/lib/calculators/piso/formulas";
import { boxes, tileAdvice, tileMeasures, tileSteps } from "@/components/calculators/piso/texts";
import { TileDrawing } from "@/components/calculators/piso/drawing";
import { metres, plural, squareMetres } from "@/lib/calculators/number";

export const tileCalculator: Calculator = {
  ...tileForm,
  calculate(input) {
    const surface = surfaceOf(input);
    const typed = openingsOf(input);
    const openings = typed.filter(([x, y]) => x * y > 0);
    const { length, width, tile } = surface;
    const area = length * width - openings.reduce((total, [x, y]) => total + x * y, 0);
    const wrong = typed.findIndex(([x, y]) => x > length || y > width || x > 0 !== y > 0);
    if (area <= 0 || wrong >= 0) return [openingsProblem(surface, Math.max(0, wrong))];
    const box = input.number("caixa");
    const told = input.optionalNumber("pecas");
    const perBox = told ?? piecesPerBox(box, tile);
    // The area on a label is rounded, but never by a quarter.
    const differs = told && Math.abs(told * tile[0] * tile[1] - box) > box / 4 + 0.005;
    if (perBox < 1 || differs) return [boxProblem(surface, told ?? 1)];
    const label = { waste: input.number("perda") / 100, box, perBox };
    const tiles = {
      surface,
      openings,
      area,
      label,
      derived: told === undefined,
      ...purchase(surface, openings, label),
    };
    return {
      answer: `Compre ${boxes(tiles.boxes)}: ${plural(tiles.boxes * perBox, "peça")} para ${squareMetres(area)}.`,
      short: boxes(tiles.boxes),
      possible: true,
      advice: tileAdvice(tiles),
      steps: tileSteps(tiles),
      measures: tileMeasures(tiles),
      drawing: <TileDrawing data={tiles} />,
    };
  },
};

const surfaceOf = (input: Input): Surface => ({
  length: input.number("comprimento"),
  width: input.number("largura"),
  tile: [input.number("pecac") / 100, input.number("pecal") / 100],
  joint: input.number("junta") / 1000,
  laying: input.choice("modo") === "diagonal" ? "diagonal" : "straight",
});

const openingsOf = (input: Input): Opening[] =>
  Array.from({ length: input.count("vaoc") }, (_, index): Opening => [
    input.optionalNumber("vaoc", index) ?? 0,
    input.optionalNumber("vaol", index) ?? 0,
  ]);

const openingsProblem = ({ length, width }: Surface, index: number): Problem => ({
  field: "vaoc",
  index,
  text: `Largura do vão: escreva as duas medidas, até ${metres(length)} × ${metres(width)}.`,
});

const boxProblem = ({ tile: [a, b] }: Surface, count: number): Problem => ({
  field: "caixa",
  index: 0,
  text: `Uma caixa cobre: com ${plural(count, "peça")}, seriam ${squareMetres(count * a * b)}. Confira o rótulo.`,
});
