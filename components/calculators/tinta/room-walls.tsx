import { Dimension, Label, round, SHEET_MARGIN } from "@/components/calculators/drawing-parts";
import { DOOR, type Room, roomAreas, WINDOW } from "@/lib/calculators/tinta/formulas";
import { metres, plural } from "@/lib/calculators/number";
import { pageColor } from "@/lib/drawings/palette";

/** The walls of a room to scale. `bottom` is in units, `scale` in units a metre. */
export function RoomWalls({ room, bottom, scale }: { room: Room; bottom: number; scale: number }) {
  const { length, width, height, doors, windows, ceiling } = room;
  const { perimeter } = roomAreas(room);
  const at = (x: number) => round(SHEET_MARGIN + x * scale);
  const top = bottom - height * scale;
  return (
    <>
      <rect
        x={SHEET_MARGIN}
        y={round(top)}
        width={round(perimeter * scale)}
        height={round(height * scale)}
        fill={pageColor.seguranca}
      />
      {[length, length + width, 2 * length + width].map((x) => (
        <path key={x} d={`M${at(x)} ${round(top)}V${round(bottom)}`} stroke={pageColor.tinta} />
      ))}
      {Array.from({ length: doors + windows }, (_, index) => {
        const size = index < doors ? DOOR : WINDOW;
        const center = openingCenter(room, index);
        // The top of a window is as high as that of a door. In a low wall it reaches to the floor.
        const head = Math.min(DOOR.height, height - 0.1);
        const foot = size === DOOR ? 0 : Math.max(0, head - size.height);
        return (
          <rect
            key={index}
            x={at(center - size.width / 2)}
            y={round(bottom - head * scale)}
            width={round(size.width * scale)}
            height={round((head - foot) * scale)}
            fill={pageColor.concreto}
          />
        );
      })}
      <path d={`M${SHEET_MARGIN} ${round(bottom)}H${at(perimeter)}`} strokeWidth={4} />
      {openingNames(room, scale).map(({ x, name }) => (
        <Label key={name} x={at(x)} y={bottom + 30} anchor={x > 0 ? "middle" : undefined}>
          {name}
        </Label>
      ))}
      <Dimension from={[SHEET_MARGIN, bottom + 54]} to={[at(perimeter), bottom + 54]} gap={-12} />
      <Label x={(SHEET_MARGIN + at(perimeter)) / 2} y={bottom + 88} anchor="middle">
        {metres(perimeter)}
      </Label>
      {ceiling && (
        <rect
          x={at(perimeter + 0.6)}
          y={round(bottom - width * scale)}
          width={round(length * scale)}
          height={round(width * scale)}
          fill={pageColor.vidro}
        />
      )}
      {ceiling && (
        <Label x={at(perimeter + 0.6 + length / 2)} y={bottom + 30} anchor="middle">
          teto
        </Label>
      )}
    </>
  );
}

/** Where an opening is, in metres from the left: one wall after the other, first the doors. */
function openingCenter({ length, width, doors, windows }: Room, index: number) {
  const wall = index % 4;
  const start = [0, length, length + width, 2 * length + width][wall] ?? 0;
  const inWall = Math.ceil((doors + windows - wall) / 4);
  return start + ((wall % 2 ? width : length) * (Math.floor(index / 4) + 0.5)) / inWall;
}

/**
 * The names of the first door and the first window, or one of all where 100 units do not fit
 * between them.
 */
function openingNames(room: Room, scale: number) {
  const { doors, windows } = room;
  const [door, window] = [openingCenter(room, 0), openingCenter(room, doors)];
  if (doors + windows > 6 || (doors * windows > 0 && (window - door) * scale < 100)) {
    const counted = [doors > 0 && plural(doors, "porta"), windows > 0 && plural(windows, "janela")];
    return [{ x: 0, name: counted.filter(Boolean).join(" e ") }];
  }
  return [
    ...(doors > 0 ? [{ x: door, name: "porta" }] : []),
    ...(windows > 0 ? [{ x: window, name: "janela" }] : []),
  ];
}
