import { color } from "@/lib/drawings/palette";
import { litres, metres, plural, squareMetres } from "@/lib/calculators/number";
import { DOOR, type Room, roomAreas, WINDOW } from "@/components/calculators/tinta/formulas";
import { cansText, type Paint, type Purchase } from "@/components/calculators/tinta/texts";
import { Dimension, Label, round, Sheet, SHEET_WIDTH } from "@/components/calculators/sheet";

const MARGIN = 20;
/** Height of the line of text above a room, and the space below. */
const CAPTION = 44;
const GAP = 116;

export function PaintDrawing({ data }: { data: Paint }) {
  const { rooms, purchases } = data;
  const widest = Math.max(
    ...rooms.map((room) => roomAreas(room).perimeter + (room.ceiling ? room.length + 0.6 : 0)),
  );
  const scale = (SHEET_WIDTH - 2 * MARGIN) / widest;
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
          <Label x={MARGIN} y={topOf(index) + CAPTION - 14}>
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

/** One room to scale: `bottom` in units, lengths in metres times `scale`. */
function RoomWalls({ room, bottom, scale }: { room: Room; bottom: number; scale: number }) {
  const { length, width, height, doors, windows, ceiling } = room;
  const { perimeter } = roomAreas(room);
  const at = (x: number) => round(MARGIN + x * scale);
  const top = bottom - height * scale;
  return (
    <>
      <rect
        x={MARGIN}
        y={round(top)}
        width={round(perimeter * scale)}
        height={round(height * scale)}
        fill={color.seguranca}
      />
      {[length, length + width, 2 * length + width].map((x) => (
        <path key={x} d={`M${at(x)} ${round(top)}V${round(bottom)}`} />
      ))}
      {Array.from({ length: doors + windows }, (_, index) => {
        const size = index < doors ? DOOR : WINDOW;
        const center = openingCenter(room, index);
        // A window stands as high as a door, in a low wall on the floor.
        const head = Math.min(DOOR.height, height - 0.1);
        const foot = size === DOOR ? 0 : Math.max(0, head - size.height);
        return (
          <rect
            key={index}
            x={at(center - size.width / 2)}
            y={round(bottom - head * scale)}
            width={round(size.width * scale)}
            height={round((head - foot) * scale)}
            fill={color.concreto}
          />
        );
      })}
      <path d={`M${MARGIN} ${round(bottom)}H${at(perimeter)}`} strokeWidth={4} />
      {openingNames(room, scale).map(({ x, name }) => (
        <Label key={name} x={at(x)} y={bottom + 30} anchor={x > 0 ? "middle" : undefined}>
          {name}
        </Label>
      ))}
      <Dimension from={[MARGIN, bottom + 54]} to={[at(perimeter), bottom + 54]} gap={-12} />
      <Label x={(MARGIN + at(perimeter)) / 2} y={bottom + 88} anchor="middle">
        {metres(perimeter)}
      </Label>
      {ceiling && (
        <rect
          x={at(perimeter + 0.6)}
          y={round(bottom - width * scale)}
          width={round(length * scale)}
          height={round(width * scale)}
          fill={color.vidro}
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

/** The names of the first door and the first window, or one of all where 100 units do not fit between them. */
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

type CanProps = { width: number; height: number; share: number; isTin: boolean; paint: string };

/** A square tin or a round can with its handle, cut open: the paint that is used, and what is left. */
function Can({ width, height, share, isTin, paint }: CanProps) {
  // A round one is seen a little from above: half the height of its lid.
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
      <path d={body(lid)} fill={color.concreto} />
      <path d={body(lid + (height - 2 * lid) * (1 - share))} fill={paint} />
      {isTin ? (
        <path d={`M-3 0H${round(width + 3)}`} strokeWidth={5} />
      ) : (
        <ellipse
          cx={round(width / 2)}
          cy={round(lid)}
          rx={round(width / 2)}
          ry={round(lid)}
          fill={color.cimento}
        />
      )}
    </>
  );
}

const SURFACES: Record<Purchase["surface"], { name: string; paint: string }> = {
  paredes: { name: "Paredes", paint: color.seguranca },
  teto: { name: "Teto", paint: color.vidro },
  selador: { name: "Selador", paint: color.cimento },
};

const SHELF_HEIGHT = 200;
const FULL_SHELF = SHEET_WIDTH - 2 * MARGIN;
/** Two of these stand side by side. */
const HALF_SHELF = (FULL_SHELF - MARGIN) / 2;
const BASE = 110;
const CAN_GAP = 20;
/** Units for the cube root of a litre: cans are to scale with each other. */
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

/** A shelf for each purchase: two in a row where their cans fit. */
function shelvesOf(purchases: readonly Purchase[], top: number): Shelf[] {
  let [x, y] = [MARGIN, top];
  return purchases.map((purchase) => {
    const last = cansOf(purchase).at(-1);
    const isShort = !last || last.x + last.width <= HALF_SHELF;
    const width = isShort && purchases.length > 1 ? HALF_SHELF : FULL_SHELF;
    if (x > MARGIN && x + width > SHEET_WIDTH) [x, y] = [MARGIN, y + SHELF_HEIGHT];
    const shelf = { purchase, x, y, width };
    x += width + MARGIN;
    return shelf;
  });
}

function Cans({ purchase, x, y, width }: Shelf) {
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
