import type { Calculator } from "@/lib/calculators/calculator";
import {
  choiceField,
  type FieldGroup,
  type Input,
  numberField,
  type Problem,
} from "@/lib/calculators/fields";
import {
  type Opening,
  piecesPerBox,
  purchase,
  type Surface,
} from "@/lib/calculators/piso/formulas";
import { boxes, tileAdvice, tileMeasures, tileSteps } from "@/components/calculators/piso/texts";
import { TileDrawing } from "@/components/calculators/piso/drawing";
import { metres, plural, squareMetres } from "@/lib/calculators/number";

const groups: readonly FieldGroup[] = [
  {
    legend: "A superfície",
    fields: [
      numberField("comprimento", "Comprimento", [0.3, 100], { unit: "m" }),
      numberField("largura", "Largura ou altura", [0.3, 100], { unit: "m" }),
      choiceField("modo", "Assentamento", { reto: "Reto", diagonal: "Diagonal" }),
    ],
  },
  {
    legend: "Vão sem revestimento",
    repeat: 4,
    fields: [
      numberField("vaoc", "Largura do vão", [0, 100], { unit: "m", optional: true }),
      numberField("vaol", "Altura do vão", [0, 100], { unit: "m", optional: true }),
    ],
  },
  {
    legend: "A peça e a caixa",
    fields: [
      numberField("pecac", "Comprimento da peça", [2, 320], {
        unit: "cm",
        hint: "O lado que corre com o comprimento da superfície.",
      }),
      numberField("pecal", "Largura da peça", [2, 320], { unit: "cm" }),
      numberField("junta", "Junta", [0, 20], { unit: "mm" }),
      numberField("caixa", "Uma caixa cobre", [0.01, 20], { unit: "m²", hint: "Está no rótulo." }),
      numberField("pecas", "Peças por caixa", [1, 5000], {
        hint: "Do rótulo.",
        whole: true,
        optional: true,
      }),
      numberField("perda", "Perda", [0, 50], { unit: "%", hint: "10% reto, 15% diagonal." }),
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
  short: ["comprimento", "largura", "caixa"],
  example:
    "comprimento=4&largura=3&modo=reto&vaoc=&vaol=&pecac=60&pecal=60&junta=2&caixa=1,44&pecas=&perda=10",
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
