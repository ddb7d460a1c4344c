import type { Step } from "@/lib/calculators/calculator";
import { formatNumber, litres, metres, plural, squareMetres } from "@/lib/calculators/number";
import { packageName } from "@/components/calculators/tinta/definition";
import { type PaintLabel, type Room, roomAreas } from "@/components/calculators/tinta/formulas";

/** Paint for one surface. Areas in m², volumes in litres. */
export type Purchase = {
  surface: "as paredes" | "o teto";
  area: number;
  need: number;
  /** Volume of a large and of a small package. */
  sizes: { large: number; small: number };
  /** Number of packages. */
  large: number;
  small: number;
  bought: number;
  left: number;
};

export type Paint = {
  rooms: Room[];
  label: PaintLabel;
  coats: number;
  /** Share for losses. */
  spare: number;
  purchases: Purchase[];
};

const number = (value: number) => formatNumber(value, 2, 2);

/** "1 lata de 18 L e 2 galões de 3,6 L". */
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

/** The steps of content/articles/guia-pintura.mdx, with these numbers. */
export function paintSteps({ rooms, label, coats, spare, purchases }: Paint): Step[] {
  const perLitre = label.coverage / label.volume;
  const times = label.per === "coat" ? ` × ${coats}` : "";
  return [
    ...rooms.flatMap((room, index) => roomSteps(room, rooms.length > 1 ? ` ${index + 1}` : "")),
    {
      label: "Rendimento de um litro",
      formula: `${formatNumber(label.coverage)} ÷ ${formatNumber(label.volume)}`,
      value: squareMetres(perLitre),
    },
    ...purchases.flatMap(({ surface, area, need, bought, left }) => [
      {
        label: `Tinta para ${surface}`,
        formula: `${number(area)}${times} ÷ ${number(perLitre)} × ${number(1 + spare)}`,
        value: litres(need),
      },
      {
        label: `Sobra, ${surface}`,
        formula: `${litres(bought)} − ${litres(need)}`,
        value: litres(left),
      },
    ]),
  ];
}

function roomSteps(room: Room, suffix: string): Step[] {
  const { length, width, height } = room;
  const { perimeter, openings, net, ceiling } = roomAreas(room);
  return [
    {
      label: `Perímetro${suffix}`,
      formula: `2 × (${number(length)} + ${number(width)})`,
      value: metres(perimeter),
    },
    {
      label: `Área das paredes${suffix}`,
      formula: `${number(perimeter)} × ${number(height)} − ${number(openings)} de vãos`,
      value: squareMetres(net),
    },
    ...(ceiling > 0
      ? [
          {
            label: `Teto${suffix}`,
            formula: `${number(length)} × ${number(width)}`,
            value: squareMetres(ceiling),
          },
        ]
      : []),
  ];
}
