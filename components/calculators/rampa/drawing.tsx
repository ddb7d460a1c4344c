import { pageColor } from "@/lib/drawings/palette";
import { centimetres, metres } from "@/lib/calculators/number";
import { neededSpace, RAMP, type Ramp } from "@/lib/calculators/rampa/formulas";
import {
  Dimension,
  Label,
  round,
  Sheet,
  SHEET_MARGIN,
  SHEET_WIDTH,
} from "@/components/calculators/drawing-parts";

const LEFT = SHEET_MARGIN;
const RIGHT = 140;
const TOP = 52;
/** Heights in metres of the two handrails (NBR 9050:2020, 6.9). */
const HANDRAIL = 0.92;
const LOWER_HANDRAIL = 0.7;
/** More free space than this share of the ramp is not drawn. */
const MUCH_SPACE = 1.6;

export function RampDrawing({ data }: { data: Ramp }) {
  const { rise, chosen, space, topLanding, fits } = data;
  if (rise <= RAMP.threshold) return null;
  const { landing } = RAMP;
  const needed = neededSpace(data, chosen);
  const limit = space !== undefined && space <= needed * MUCH_SPACE ? space : undefined;
  // Metres from the left edge of the drawing to the step.
  const step = Math.max(needed, limit ?? 0);
  const scale = (SHEET_WIDTH - LEFT - RIGHT) / (step + landing);
  const x = (distance: number) => round(LEFT + (step - distance) * scale);
  const ground = TOP + (rise + HANDRAIL + 0.15) * scale;
  const y = (height: number) => round(ground - height * scale);
  const end = topLanding ? 0 : landing;
  const profile = profileOf(data);
  const line = profile.map(([distance, height]) => `${x(distance)} ${y(height)}`).join("L");
  const railAt = (above: number) =>
    profile.map(([distance, height]) => `${x(distance)} ${y(height + above)}`).join("L");
  return (
    <Sheet height={ground + 156} description={describe(data, needed)}>
      <path
        d={`M${LEFT} ${y(0)}H${x(0)}V${y(rise)}H${SHEET_WIDTH - RIGHT}V${y(0) + 40}H${LEFT}z`}
        fill={pageColor.cimento}
        stroke="none"
      />
      <path d={`M${line}V${y(0)}z`} fill={pageColor.vidro} stroke="none" />
      <path d={`M${LEFT} ${y(0)}H${x(needed)}L${line}H${SHEET_WIDTH - RIGHT}`} strokeWidth={4} />
      <path d={`M${railAt(LOWER_HANDRAIL)}`} stroke={pageColor.obra} strokeWidth={4} />
      <path d={`M${railAt(HANDRAIL)}`} stroke={pageColor.obra} strokeWidth={6} />
      {profile.map(([distance, height]) => (
        <path key={distance} d={`M${x(distance)} ${y(height)}V${y(height + HANDRAIL)}`} />
      ))}
      {limit !== undefined && (
        <>
          <path
            d={`M${x(limit)} ${TOP - 8}V${y(0) + 40}`}
            stroke={fits ? pageColor.planta : pageColor.telha}
            strokeWidth={5}
            strokeDasharray="14 9"
          />
          <Label
            x={x(limit)}
            y={TOP - 18}
            anchor={x(limit) > SHEET_WIDTH / 2 ? "end" : undefined}
            bold
          >
            Fim do espaço: {metres(limit)}
          </Label>
        </>
      )}
      <Dimension from={[x(end + chosen.length), y(0) + 62]} to={[x(end), y(0) + 62]} gap={-14} />
      <Label x={(x(end + chosen.length) + x(end)) / 2} y={y(0) + 98} anchor="middle">
        {metres(chosen.length)}
      </Label>
      <path d={`M${x(needed)} ${y(0) + 8}v100M${x(0)} ${y(0) + 68}v40`} strokeWidth={2.2} />
      <Dimension from={[x(needed), y(0) + 114]} to={[x(0), y(0) + 114]} />
      <Label x={(x(needed) + x(0)) / 2} y={y(0) + 146} anchor="middle">
        {metres(needed)} com patamar
      </Label>
      <Dimension from={[SHEET_WIDTH - RIGHT + 16, y(rise)]} to={[SHEET_WIDTH - RIGHT + 16, y(0)]} />
      <Label x={SHEET_WIDTH - RIGHT + 30} y={(y(rise) + y(0)) / 2 + 9}>
        {centimetres(rise)}
      </Label>
    </Sheet>
  );
}

/** Points of the surface from the foot to the step: distance to the step and height, in metres. */
function profileOf({ chosen, topLanding, rise }: Ramp): [number, number][] {
  const points: [number, number][] = [];
  let distance = chosen.length + (topLanding ? 0 : RAMP.landing);
  let height = 0;
  for (let segment = 0; segment < chosen.segments; segment++) {
    points.push([distance, height]);
    distance -= chosen.run;
    height += chosen.rise;
    points.push([distance, height]);
    distance -= RAMP.landing;
  }
  if (!topLanding) points.push([0, rise]);
  return points;
}

const describe = ({ rise, chosen, space, fits }: Ramp, needed: number) =>
  `Desenho em escala: rampa de lado, com ${metres(chosen.length)} de comprimento para subir ` +
  `${centimetres(rise)}, ${metres(needed)} com os patamares` +
  (space === undefined
    ? "."
    : `; o espaço livre tem ${metres(space)}${fits ? "." : " e não basta."}`);
