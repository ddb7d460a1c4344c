import { metres, squareMetres } from "@/lib/calculators/number";
import { type Paint, roomAreas } from "@/lib/calculators/tinta/formulas";
import { cansText } from "@/components/calculators/tinta/texts";
import { Label, Sheet, SHEET_MARGIN, SHEET_WIDTH } from "@/components/calculators/drawing-parts";
import { RoomWalls } from "@/components/calculators/tinta/room-walls";
import { shelvesOf, SHELF_HEIGHT, Cans } from "@/components/calculators/tinta/cans";

/** Height of the line of text above a room, and the space below. */
const CAPTION = 44;
const GAP = 116;

export function PaintDrawing({ data }: { data: Paint }) {
  const { rooms, purchases } = data;
  const widest = Math.max(
    ...rooms.map((room) => roomAreas(room).perimeter + (room.ceiling ? room.length + 0.6 : 0)),
  );
  const scale = (SHEET_WIDTH - 2 * SHEET_MARGIN) / widest;
  const topOf = (index: number) =>
    rooms
      .slice(0, index)
      .reduce(
        (top, { height, width, ceiling }) =>
          top + CAPTION + Math.max(height, ceiling ? width : 0) * scale + GAP,
        8,
      );
  const shelves = shelvesOf(purchases, topOf(rooms.length));
  return (
    <Sheet height={(shelves.at(-1)?.y ?? 0) + SHELF_HEIGHT} description={describe(data)}>
      {rooms.map((room, index) => (
        <g key={index}>
          <Label x={SHEET_MARGIN} y={topOf(index) + CAPTION - 14}>
            {rooms.length > 1 && `${room.name || index + 1}: `}
            paredes {squareMetres(roomAreas(room).net)}
            {room.ceiling && `, teto ${squareMetres(roomAreas(room).ceiling)}`}
          </Label>
          <RoomWalls room={room} bottom={topOf(index + 1) - GAP} scale={scale} />
        </g>
      ))}
      {shelves.map((shelf) => (
        <Cans key={shelf.purchase.surface} {...shelf} />
      ))}
    </Sheet>
  );
}

const describe = ({ rooms, purchases }: Paint) =>
  "Desenho em escala: " +
  rooms
    .map(
      (room) =>
        `paredes abertas de ${metres(roomAreas(room).perimeter)} por ${metres(room.height)}`,
    )
    .join("; ") +
  `. Embalagens: ${purchases.map(cansText).join("; ")}.`;
