import { pageColor } from "@/lib/drawings/palette";
import { kwh, type Energy } from "@/lib/calculators/energia/formulas";
import {
  Dimension,
  Label,
  round,
  Sheet,
  SHEET_MARGIN,
  SHEET_WIDTH,
} from "@/components/calculators/drawing-parts";

const LEFT = SHEET_MARGIN;
const WIDTH = SHEET_WIDTH - 2 * LEFT;
const BAR = 54;

export function EnergyDrawing({ data }: { data: Energy }) {
  const { today, before, after, standby, saved, period } = data;
  if (today === 0) return null;
  const unit = WIDTH / today;
  const split = round(LEFT + after * unit);
  return (
    <Sheet
      height={340}
      description={`Barras em escala: hoje ${kwh(today)} ${period}, depois ${kwh(after)}; economia de ${kwh(saved)}.`}
    >
      <Label x={LEFT} y={38} bold>
        Hoje: {kwh(today)} {period}
      </Label>
      <rect x={LEFT} y={52} width={round(before * unit)} height={BAR} fill={pageColor.obra} />
      <rect
        x={round(LEFT + before * unit)}
        y={52}
        width={round(standby * unit)}
        height={BAR}
        fill={pageColor.grafite}
      />
      <Label x={LEFT} y={160} bold>
        Depois: {kwh(after)} {period}
      </Label>
      <rect x={LEFT} y={174} width={round(after * unit)} height={BAR} fill={pageColor.vidro} />
      <rect
        x={split}
        y={174}
        width={round(saved * unit)}
        height={BAR}
        fill={pageColor.seguranca}
        strokeDasharray="10 7"
      />
      <Dimension from={[split, 258]} to={[LEFT + WIDTH, 258]} gap={-22} />
      <Label x={LEFT + WIDTH} y={304} anchor="end">
        {kwh(saved)} a menos
      </Label>
    </Sheet>
  );
}
