import { Label, round, SHEET_MARGIN, SHEET_WIDTH } from "@/components/calculators/drawing-parts";
import type { Purchase } from "@/lib/calculators/tinta/formulas";
import { litres } from "@/lib/calculators/number";
import { pageColor } from "@/lib/drawings/palette";

type CanProps = { width: number; height: number; share: number; isTin: boolean; paint: string };

/** A square tin or a round can with its handle, cut open, with the share of paint that is used. */
function Can({ width, height, share, isTin, paint }: CanProps) {
  // Half the height of the lid: a round can is seen a little from above.
  const lid = isTin ? 0 : width * 0.1;
  const w = round(width);
  const arc = `${round(width / 2)} ${round(lid)} 0 0`;
  const body = (top: number) => {
    const [y, foot] = [round(top), round(height - lid)];
    return `M0 ${y}V${foot}A${arc} 0 ${w} ${foot}V${y}A${arc} 0 0 ${y}Z`;
  };
  return (
    <>
      <path d={`M${round(width * 0.2)} 0Q${round(width / 2)} -26 ${round(width * 0.8)} 0`} />
      <path d={body(lid)} fill={pageColor.concreto} />
      <path d={body(lid + (height - 2 * lid) * (1 - share))} fill={paint} />
      {isTin ? (
        <path d={`M-3 0H${round(width + 3)}`} strokeWidth={5} />
      ) : (
        <ellipse
          cx={round(width / 2)}
          cy={round(lid)}
          rx={round(width / 2)}
          ry={round(lid)}
          fill={pageColor.cimento}
        />
      )}
    </>
  );
}

const SURFACES: Record<Purchase["surface"], { name: string; paint: string }> = {
  paredes: { name: "Paredes", paint: pageColor.seguranca },
  teto: { name: "Teto", paint: pageColor.vidro },
  selador: { name: "Selador", paint: pageColor.cimento },
};

/** The height in units of a shelf with the two lines of text below it. */
export const SHELF_HEIGHT = 200;
const FULL_SHELF = SHEET_WIDTH - 2 * SHEET_MARGIN;
/** Two shelves of this width stand side by side. */
const HALF_SHELF = (FULL_SHELF - SHEET_MARGIN) / 2;
const BASE = 110;
const CAN_GAP = 20;
/** Units for the cube root of a litre, so that all cans have one scale. */
const SCALE = 37;

/** The cans of a purchase from left to right, in units, and how much of each is used. */
function cansOf({ need, large, small, sizes }: Purchase) {
  const volumes = [
    ...Array<number>(large).fill(sizes.large),
    ...Array<number>(small).fill(sizes.small),
  ];
  let x = 0;
  let used = need;
  return volumes.map((volume) => {
    const edge = Math.cbrt(volume) * SCALE;
    const share = Math.min(1, used / volume);
    used = Math.max(0, used - volume);
    const can = { x, width: edge * 0.9, height: edge, share, isTin: volume === sizes.large };
    x += can.width + CAN_GAP;
    return can;
  });
}

type Shelf = { purchase: Purchase; x: number; y: number; width: number };

/** There is a shelf for each purchase, and two stand side by side if their cans fit. */
export function shelvesOf(purchases: readonly Purchase[], top: number): Shelf[] {
  let [x, y] = [SHEET_MARGIN, top];
  return purchases.map((purchase) => {
    const last = cansOf(purchase).at(-1);
    const isShort = !last || last.x + last.width <= HALF_SHELF;
    const width = isShort && purchases.length > 1 ? HALF_SHELF : FULL_SHELF;
    if (x > SHEET_MARGIN && x + width > SHEET_WIDTH) [x, y] = [SHEET_MARGIN, y + SHELF_HEIGHT];
    const shelf = { purchase, x, y, width };
    x += width + SHEET_MARGIN;
    return shelf;
  });
}

/** A shelf with the cans that fit, the number of the others, and what is used and left. */
export function Cans({ purchase, x, y, width }: Shelf) {
  const { surface, need, left } = purchase;
  const { name, paint } = SURFACES[surface];
  const cans = cansOf(purchase);
  const end = width === FULL_SHELF ? width - 70 : width;
  const shown = cans.filter((can) => can.x + can.width <= end);
  const hidden = cans.length - shown.length;
  const floor = round(y + BASE);
  return (
    <>
      {shown.map((can) => (
        <g key={can.x} transform={`translate(${round(x + can.x)} ${round(floor - can.height)})`}>
          <Can {...can} paint={paint} />
        </g>
      ))}
      {hidden > 0 && (
        <Label x={x + (cans[shown.length]?.x ?? 0) + 4} y={floor - 20} bold>
          + {hidden}
        </Label>
      )}
      <path d={`M${x - 10} ${floor}H${x + width - 10}`} />
      <Label x={x} y={floor + 34}>
        {`${name}: usa ${litres(need)}`}
        <tspan x={x} dy="1.2em">
          {`sobra ${litres(left)}`}
        </tspan>
      </Label>
    </>
  );
}
