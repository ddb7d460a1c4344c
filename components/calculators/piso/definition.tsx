import type { Calculator } from "@/lib/calculators/calculator";
import type { FieldGroup, Input, NumberField, Problem } from "@/lib/calculators/fields";
import {
  type Opening,
  piecesPerBox,
  purchase,
  type Surface,
} from "@/components/calculators/piso/formulas";
import { boxes, tileAdvice, tileMeasures, tileSteps } from "@/components/calculators/piso/texts";
import { TileDrawing } from "@/components/calculators/piso/drawing";
import { plural, squareMetres } from "@/lib/calculators/number";

const number = (
  name: string,
  label: string,
  rest: Omit<NumberField, "kind" | "name" | "label">,
): NumberField => ({ kind: "number", name, label, ...rest });

const groups: readonly FieldGroup[] = [
  {
    legend: "A superfície",
    fields: [
      number("comprimento", "Comprimento", { unit: "m", min: 0.3, max: 100 }),
      number("largura", "Largura ou altura", { unit: "m", min: 0.3, max: 100 }),
      {
        kind: "choice",
        name: "modo",
        label: "Assentamento",
        options: [
          { value: "reto", label: "Reto" },
          { value: "diagonal", label: "Diagonal" },
        ],
      },
    ],
  },
  {
    legend: "Vão sem revestimento",
    repeat: 4,
    fields: [
      number("vaoc", "Largura do vão", { unit: "m", min: 0, max: 100, optional: true }),
      number("vaol", "Altura do vão", { unit: "m", min: 0, max: 100, optional: true }),
    ],
  },
  {
    legend: "A peça e a caixa",
    fields: [
      number("pecac", "Comprimento da peça", { unit: "cm", min: 2, max: 320 }),
      number("pecal", "Largura da peça", { unit: "cm", min: 2, max: 320 }),
      number("junta", "Junta", { unit: "mm", min: 0, max: 20 }),
      number("caixa", "Uma caixa cobre", {
        unit: "m²",
        hint: "Está no rótulo.",
        min: 0.01,
        max: 20,
      }),
      number("pecas", "Peças por caixa", {
        hint: "Do rótulo.",
        min: 1,
        max: 5000,
        whole: true,
        optional: true,
      }),
      number("perda", "Perda", { unit: "%", hint: "10% reto, 15% diagonal.", min: 0, max: 50 }),
    ],
  },
];

export const tileCalculator: Calculator = {
  name: "piso",
  title: "Calculadora de piso e azulejo",
  question: "Quantas caixas comprar, pela paginação e pela área",
  service: "decoracao",
  shareDrawing: "decoration",
  groups,
  example:
    "comprimento=4&largura=3&modo=reto&vaoc=&vaol=&pecac=60&pecal=60&junta=2&caixa=1,44&pecas=&perda=10",
  calculate(input) {
    const surface = surfaceOf(input);
    const openings = openingsOf(input);
    const gross = surface.length * surface.width;
    const area = gross - openings.reduce((total, [x, y]) => total + x * y, 0);
    if (area <= 0) return [openingsProblem(gross)];
    const box = input.number("caixa");
    const told = input.optionalNumber("pecas");
    const perBox = told ?? piecesPerBox(box, surface.tile);
    if (perBox < 1) return [boxProblem(surface)];
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
  ]).filter(([x, y]) => x * y > 0);

const openingsProblem = (gross: number): Problem => ({
  field: "vaoc",
  index: 0,
  text: `Largura do vão: a superfície inteira tem ${squareMetres(gross)}. Desconte menos.`,
});

const boxProblem = ({ tile: [a, b] }: Surface): Problem => ({
  field: "caixa",
  index: 0,
  text: `Uma caixa cobre: uma peça só já tem ${squareMetres(a * b)}. Confira o rótulo.`,
});
