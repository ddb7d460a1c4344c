import { type Step, step } from "@/lib/calculators/calculator";
import {
  formatNumber,
  litres,
  metres,
  plural,
  reais,
  squareMetres,
} from "@/lib/calculators/number";
import {
  MAX_FINISHED_PER_LITRE,
  MIN_PER_LITRE,
  packageName,
  type Paint,
  type Purchase,
  type Room,
  roomAreas,
  totalCost,
} from "@/lib/calculators/tinta/formulas";

/** What a surface is called in an answer, in the steps and in the measures of a request. */
export const PHRASES = {
  paredes: {
    for: "para as paredes",
    area: "Área das paredes",
    paint: "Tinta das paredes",
    left: "Sobra nas paredes",
  },
  teto: {
    for: "para o teto",
    area: "Área do teto",
    paint: "Tinta do teto",
    left: "Sobra no teto",
  },
  selador: {
    for: "para o selador",
    area: "Área do selador",
    paint: "Selador",
    left: "Sobra de selador",
  },
} as const;

const number = (value: number) => formatNumber(value, 2, 2);

export const cansText = ({ large, small, sizes }: Purchase): string =>
  [
    ...(large > 0 ? [`${plural(large, packageName(sizes.large))} de ${litres(sizes.large)}`] : []),
    ...(small > 0 ? [`${plural(small, "galão", "galões")} de ${litres(sizes.small)}`] : []),
  ].join(" e ");

export const roomText = ({ length, width, height, doors, windows, ceiling }: Room): string =>
  `${number(length)} × ${metres(width)}, altura ${metres(height)}, ${plural(doors, "porta")}, ` +
  `${plural(windows, "janela")}, ${ceiling ? "com" : "sem"} teto`;

export const labelText = ({ label, coats, spare }: Paint): string =>
  `${formatNumber(label.coverage)}\u00a0m² ` +
  (label.per === "coat" ? `por demão, ${plural(coats, "demão", "demãos")}` : "acabados") +
  `, ${packageName(label.volume)} de ${litres(label.volume)}, folga de ${formatNumber(spare * 100)}%`;

const roomName = ({ name }: Room, index: number) => name || `Cômodo ${index + 1}`;

export function shortText({ purchases }: Paint): string {
  const counts = new Map<string, number>();
  for (const { large, small, sizes } of purchases) {
    const add = (name: string, count: number) =>
      count > 0 && counts.set(name, (counts.get(name) ?? 0) + count);
    add(packageName(sizes.large), large);
    add("galão", small);
  }
  return [...counts].map(([name, count]) => plural(count, name, PLURALS[name])).join(" + ");
}
const PLURALS: Record<string, string> = { galão: "galões" };

export function paintAdvice({ label, prices, purchases }: Paint): string[] {
  const isPriceMissing = (prices.large === undefined) !== (prices.small === undefined);
  const perLitre = label.coverage / label.volume;
  const sealer = purchases.find(({ surface }) => surface === "selador");
  return [
    ...(label.per === "finished" && perLitre > MAX_FINISHED_PER_LITRE
      ? [
          `${squareMetres(perLitre)} acabados por litro é mais do que as melhores tintas rendem ` +
            "(cerca de 8 m²). O número do rótulo é de uma demão? Então escolha “por demão” em “O rendimento é”.",
        ]
      : []),
    ...littleYield("", perLitre, label.volume),
    ...(sealer ? littleYield("Selador: ", sealer.perLitre, 18) : []),
    ...(isPriceMissing ? ["Escreva os dois preços, o da lata e o do galão, para comparar."] : []),
    ...(sealer ? ["O selador é calculado em uma demão e sem preço: o dele é outro."] : []),
  ];
}

/** Asks about a number that is probably the yield of one litre, not of the whole package. */
const littleYield = (of: string, perLitre: number, volume: number): string[] =>
  perLitre < MIN_PER_LITRE
    ? [
        `${of}${formatNumber(perLitre * volume)}\u00a0m² por ${packageName(volume)} de ${litres(volume)} é ` +
          `pouco. É o rendimento de um litro? Então escreva ${formatNumber(perLitre * volume ** 2)}\u00a0m².`,
      ]
    : [];

/** The steps are those of content/articles/guia-pintura.mdx. */
export function paintSteps(paint: Paint): Step[] {
  const { rooms, label, spare, purchases } = paint;
  const cost = totalCost(purchases);
  return [
    ...rooms.flatMap((room, index) =>
      roomSteps(room, rooms.length > 1 ? `, ${roomName(room, index)}` : ""),
    ),
    step(
      "Rendimento de um litro",
      `${formatNumber(label.coverage)} ÷ ${formatNumber(label.volume)}`,
      squareMetres(label.coverage / label.volume),
    ),
    ...purchases.flatMap(({ surface, area, perLitre, coats, need, bought, left }) => [
      step(
        PHRASES[surface].paint,
        `${number(area)}${coats > 1 ? ` × ${coats}` : ""} ÷ ${number(perLitre)} × ${formatNumber(1 + spare, 3, 2)}`,
        litres(need),
      ),
      step(PHRASES[surface].left, `${litres(bought)} − ${litres(need)}`, litres(left)),
    ]),
    ...(cost === undefined
      ? []
      : [
          step(
            "A compra mais barata",
            purchases
              .filter((item) => item.cost !== undefined)
              .map((item) => `${cansText(item)} (${reais(item.cost ?? 0, true)})`)
              .join(" + "),
            reais(cost, true),
          ),
        ]),
  ];
}

function roomSteps(room: Room, suffix: string): Step[] {
  const { length, width, height } = room;
  const { perimeter, openings, net, ceiling } = roomAreas(room);
  return [
    step(`Perímetro${suffix}`, `2 × (${number(length)} + ${number(width)})`, metres(perimeter)),
    step(
      `Área das paredes${suffix}`,
      `${number(perimeter)} × ${number(height)} − ${number(openings)} de vãos`,
      squareMetres(net),
    ),
    ...(ceiling > 0
      ? [step(`Teto${suffix}`, `${number(length)} × ${number(width)}`, squareMetres(ceiling))]
      : []),
  ];
}
