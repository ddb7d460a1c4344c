import { color } from "@/components/art/kit/palette";
import { round } from "@/components/art/kit/round";
import { litres } from "@/lib/calculators/number";
import type { Purchase } from "@/lib/calculators/paint-texts";
import { Label, SHEET_WIDTH } from "@/components/calculators/drawings/sheet";

export const CANS_HEIGHT = 170;
const BASE = 110;
const MARGIN = 20;
const GAP = 12;
/** Units for the cube root of a litre: cans are to scale with each other. */
const SCALE = 37;

/** The cans of one purchase, filled with what is used. */
export function Cans({ purchase, y }: { purchase: Purchase; y: number }) {
  const { surface, need, large, small, sizes, left } = purchase;
  const volumes = [
    ...Array<number>(large).fill(sizes.large),
    ...Array<number>(small).fill(sizes.small),
  ];
  const floor = y + BASE;
  let x = MARGIN;
  let used = need;
  const cans = volumes.map((volume) => {
    const edge = Math.cbrt(volume) * SCALE;
    const share = Math.min(1, used / volume);
    used = Math.max(0, used - volume);
    const can = { x, width: edge * 0.9, height: edge, share };
    x += can.width + GAP;
    return can;
  });
  const shown = cans.filter((can) => can.x + can.width <= SHEET_WIDTH - MARGIN - 70);
  const hidden = cans.length - shown.length;
  return (
    <>
      {shown.map((can) => (
        <g key={can.x} transform={`translate(${round(can.x)} ${round(floor - can.height)})`}>
          <rect width={round(can.width)} height={round(can.height)} fill={color.concreto} />
          <rect
            y={round(can.height * (1 - can.share))}
            width={round(can.width)}
            height={round(can.height * can.share)}
            fill={surface === "o teto" ? color.vidro : color.seguranca}
          />
          <path d={`M-3 0H${round(can.width + 3)}`} strokeWidth={5} />
        </g>
      ))}
      {hidden > 0 && (
        <Label x={(shown.at(-1)?.x ?? 0) + (shown.at(-1)?.width ?? 0) + 16} y={floor - 20} bold>
          + {hidden}
        </Label>
      )}
      <path d={`M${MARGIN - 10} ${floor}H${SHEET_WIDTH - MARGIN}`} />
      <Label x={MARGIN} y={floor + 36}>
        {surface === "o teto" ? "Teto" : "Paredes"}: usa {litres(need)}, sobra {litres(left)}
      </Label>
    </>
  );
}
