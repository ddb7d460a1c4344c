import type { Calculator } from "@/lib/calculators/calculator";
import type { FieldGroup, Problem } from "@/lib/calculators/fields";
import { centimetres, formatNumber, metres, plural, squareMetres } from "@/lib/calculators/number";
import { boxesFor, NARROW_CUT, tilesAlong } from "@/components/calculators/piso/formulas";
import { TileDrawing } from "@/components/calculators/piso/drawing";

const groups: readonly FieldGroup[] = [
  {
    legend: "A superfície",
    fields: [
      { kind: "number", name: "comprimento", label: "Comprimento", unit: "m", min: 0.3, max: 100 },
      {
        kind: "number",
        name: "largura",
        label: "Largura",
        unit: "m",
        hint: "Na parede, a altura.",
        min: 0.3,
        max: 100,
      },
      {
        kind: "number",
        name: "descontar",
        label: "Descontar",
        unit: "m²",
        hint: "Porta, janela, box.",
        min: 0,
        max: 1000,
        optional: true,
      },
    ],
  },
  {
    legend: "A peça",
    fields: [
      { kind: "number", name: "pecac", label: "Comprimento da peça", unit: "cm", min: 2, max: 320 },
      { kind: "number", name: "pecal", label: "Largura da peça", unit: "cm", min: 2, max: 320 },
      { kind: "number", name: "junta", label: "Junta", unit: "mm", min: 0, max: 20 },
      {
        kind: "number",
        name: "caixa",
        label: "Uma caixa cobre",
        unit: "m²",
        hint: "Está no rótulo.",
        min: 0.1,
        max: 10,
      },
      {
        kind: "number",
        name: "perda",
        label: "Perda nos recortes",
        unit: "%",
        hint: "10% reto, 15% na diagonal.",
        min: 0,
        max: 50,
      },
    ],
  },
];

/** Tiles of a floor or a wall: boxes to buy, and the cuts of a straight layout. */
export const tileCalculator: Calculator = {
  name: "piso",
  title: "Calculadora de piso e azulejo",
  question: "Quantas caixas comprar, com a perda dos recortes",
  service: "decoracao",
  shareDrawing: "decoration",
  groups,
  example: "comprimento=4&largura=3&descontar=0&pecac=60&pecal=60&junta=2&caixa=1,44&perda=10",
  calculate(input) {
    const number = input.number;
    const [length, width] = [number("comprimento"), number("largura")];
    const gross = length * width;
    const openings = input.optionalNumber("descontar") ?? 0;
    const area = gross - openings;
    if (area <= 0) return [openingsProblem(gross)];
    const tile: [number, number] = [number("pecac") / 100, number("pecal") / 100];
    const joint = number("junta") / 1000;
    const waste = number("perda") / 100;
    const box = number("caixa");
    const { need, boxes, bought, left } = boxesFor(area, waste, box);
    const along = [tilesAlong(length, tile[0], joint), tilesAlong(width, tile[1], joint)] as const;
    const size = `${formatNumber(tile[0] * 100, 1)} × ${centimetres(tile[1])}`;
    const decimals = (value: number) => formatNumber(value, 2, 2);
    return {
      answer: `Compre ${plural(boxes, "caixa")}: ${squareMetres(bought)} para ${squareMetres(area)}.`,
      possible: true,
      advice: along.flatMap(({ whole, cut }, side) =>
        whole > 0 && cut > 0 && cut < (tile[side] ?? 0) * NARROW_CUT
          ? [
              `No lado de ${metres(side ? width : length)}, a última peça fica com ${centimetres(cut)}. ` +
                "Centralize a paginação: os dois recortes ficam maiores que meia peça.",
            ]
          : [],
      ),
      steps: [
        {
          label: "Área",
          formula: `${decimals(length)} × ${decimals(width)}${openings > 0 ? ` − ${decimals(openings)}` : ""}`,
          value: squareMetres(area),
        },
        {
          label: "Com a perda",
          formula: `${decimals(area)} × ${decimals(1 + waste)}`,
          value: squareMetres(need),
        },
        {
          label: "Caixas",
          formula: `${decimals(need)} ÷ ${decimals(box)}, para cima`,
          value: plural(boxes, "caixa"),
        },
        {
          label: "Sobra e recortes",
          formula: `${decimals(bought)} − ${decimals(area)}`,
          value: squareMetres(left),
        },
      ],
      measures: [
        { label: "Superfície", value: `${decimals(length)} × ${metres(width)}` },
        ...(openings > 0 ? [{ label: "Descontar", value: squareMetres(openings) }] : []),
        { label: "Área", value: squareMetres(area) },
        { label: "Peça", value: `${size}, junta de ${formatNumber(joint * 1000, 1)}\u00a0mm` },
        { label: "Perda", value: `${formatNumber(waste * 100)}%` },
        {
          label: "Compra",
          value: `${plural(boxes, "caixa")} de ${squareMetres(box)}, ${squareMetres(bought)}`,
        },
      ],
      drawing: <TileDrawing data={{ length, width, tile, joint }} />,
    };
  },
};

const openingsProblem = (gross: number): Problem => ({
  field: "descontar",
  index: 0,
  text: `Descontar: a superfície inteira tem ${squareMetres(gross)}. Desconte menos.`,
});
