import { type Measure, measure, type Step, step } from "@/lib/calculators/calculator";
import { centimetres, formatNumber, metres, plural, squareMetres } from "@/lib/calculators/number";
import { sides, type Surface, type Tiles } from "@/lib/calculators/piso/formulas";

export const boxes = (count: number) => plural(count, "caixa");
const pieces = (count: number) => plural(count, "peça");
const decimals = (value: number) => formatNumber(value, 2, 2);
/**
 * A factor with as many decimals as are counted with, so that the product that is shown is right.
 */
const factor = (value: number) => formatNumber(value, 4, 2);

export function tileAdvice({ surface, openings, spared }: Tiles): string[] {
  const centred = surface.laying === "diagonal" ? [] : sides(surface).filter((row) => row.centred);
  return [
    ...centred.map(
      ({ side, cut, corner }) =>
        `No lado de ${metres(side)}, a última peça teria só ${centimetres(corner)}. Centralize a ` +
        `paginação, como no desenho: os dois recortes ficam com ${centimetres(cut)}, e a conta já inclui as peças deles.`,
    ),
    ...(openings.length > 0 && spared === 0
      ? [
          "Os vãos não poupam nenhuma peça inteira: em volta deles, cada peça é cortada de uma inteira.",
        ]
      : []),
    "É uma estimativa com folga. Peça quebrada e parede torta podem pedir mais: confira no local.",
  ];
}

export function tileSteps(tiles: Tiles): Step[] {
  const { surface, openings, area, label, need, spared, derived } = tiles;
  const { length, width, tile } = surface;
  const { box, perBox, waste } = label;
  const vaos = openings.map(([x, y]) => ` − ${decimals(x)} × ${decimals(y)}`).join("");
  return [
    step("Área", `${decimals(length)} × ${decimals(width)}${vaos}`, squareMetres(area)),
    step(
      "Peças por caixa",
      derived
        ? `${decimals(box)} ÷ ${formatNumber(tile[0] * tile[1], 4, 2)}, em peças inteiras`
        : "do rótulo",
      pieces(perBox),
    ),
    step(
      "Peças da paginação",
      layoutText(surface) + (spared > 0 ? ` − ${formatNumber(spared)} dos vãos` : ""),
      pieces(tiles.pieces),
    ),
    step(
      "Caixas pela paginação",
      `${formatNumber(tiles.pieces)} ÷ ${formatNumber(perBox)}, arredondado para cima`,
      boxes(tiles.byLayout),
    ),
    step(
      "Caixas pela área com a perda",
      `${factor(area)} × ${factor(1 + waste)} = ${decimals(need)}; ÷ ${decimals(box)}, arredondado para cima`,
      boxes(tiles.byArea),
    ),
    step("A compra", decides(tiles), boxes(tiles.boxes)),
  ];
}

const decides = ({ byLayout, byArea }: Tiles) =>
  byLayout === byArea
    ? "as duas contas pedem o mesmo"
    : byLayout > byArea
      ? "a conta da paginação pede mais"
      : "a conta da área pede mais";

function layoutText(surface: Surface): string {
  if (surface.laying === "diagonal") return "contadas em diagonal, no desenho";
  const [x, y] = sides(surface);
  if (!x || !y) return "";
  const whole = x.whole * y.whole;
  const cut = (x.whole + x.cuts) * (y.whole + y.cuts) - whole;
  return cut > 0
    ? `${pieces(whole)} sem corte e ${plural(cut, "recorte")}`
    : `${pieces(whole)} sem corte`;
}

export function tileMeasures({ surface, openings, area, label, ...rest }: Tiles): Measure[] {
  const { length, width, tile, joint, laying } = surface;
  return [
    measure("Superfície", `${decimals(length)} × ${metres(width)}`),
    ...openings.map(([x, y], index) =>
      measure(`Vão ${index + 1}`, `${decimals(x)} × ${metres(y)}`),
    ),
    measure("Área", squareMetres(area)),
    measure(
      "Peça",
      `${formatNumber(tile[0] * 100, 1)} × ${centimetres(tile[1])}, junta de ` +
        `${formatNumber(joint * 1000, 1)}\u00a0mm, ${laying === "diagonal" ? "em diagonal" : "reto"}`,
    ),
    measure("Perda", `${formatNumber(label.waste * 100)}%`),
    measure(
      "Compra",
      `${boxes(rest.boxes)} de ${squareMetres(label.box)}, ${pieces(rest.boxes * label.perBox)} ` +
        `(paginação ${boxes(rest.byLayout)}, área ${boxes(rest.byArea)})`,
    ),
  ];
}
