import type { MotifProps } from "@/components/art/covers/cover-colors";

/** A facade renewed from ropes. Varies: floors, windows, the finished strip. */
export function MotifBuilding({ random, colors: { line, a, b, c, paper } }: MotifProps) {
  const columns = random.whole(5, 6);
  const rows = random.whole(3, 4);
  const bay = 900 / columns;
  const storey = 460 / rows;
  const strip = random.whole(1, columns - 2);
  const reach = Math.min(262, random.whole(1, rows - 1) * storey + 40);
  const size = { w: Math.round(bay * 0.52), h: Math.round(storey * 0.56) };
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    x: Math.round(150 + (i % columns) * bay + (bay - size.w) / 2),
    y: Math.round(126 + Math.floor(i / columns) * storey + storey * 0.2),
    column: i % columns,
    lit: random.next() < 0.22,
  })).filter(({ column }) => column !== strip);
  const pane = ({ x, y }: { x: number; y: number }) =>
    `M${x} ${y}h${size.w}v${size.h}h-${size.w}zM${x + size.w / 2} ${y}v${size.h}`;
  const x = Math.round(150 + strip * bay);
  const seat = Math.round(126 + reach + 60);
  const mid = x + Math.round(bay / 2);
  return (
    <>
      <path d="M150 126h900v504H150z" fill={paper} stroke="none" />
      <path
        d={`M${x} 126h${Math.round(bay)}v${Math.round(reach)}q-${Math.round(bay / 4)} 24-${Math.round(bay / 2)} 0t-${Math.round(bay / 2)} 0z`}
        fill={a}
        stroke="none"
      />
      <path
        d={cells
          .filter((cell) => !cell.lit)
          .map(pane)
          .join("")}
        fill={c}
      />
      <path
        d={cells
          .filter((cell) => cell.lit)
          .map(pane)
          .join("")}
        fill={b}
      />
      <path d="M150 630V126M1050 630V126" />
      <path d="M126 92h948v34H126z" fill={c} />
      <path d={`M${mid - 16} 92V56h32v36z`} fill={line} />
      <path d={`M${mid} 60V${seat - 40}M${mid} ${seat - 40}l-44 80M${mid} ${seat - 40}l44 80`} />
      <path d={`M${mid - 60} ${seat + 40}h120v22h-120z`} fill={b} />
      <path d={`M${mid + 14} ${seat + 62}v34m-26 0h52l-8 48h-36z`} fill={a} />
    </>
  );
}
