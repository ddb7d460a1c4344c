import type { MotifProps } from "@/components/art/covers/cover-colors";

/** A viewfinder over a half-painted wall. Varies: strokes, their colours, the focus. */
export function MotifContest({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const strokes = random.whole(4, 6);
  const width = Math.round(620 / strokes);
  const tints = random.shuffle([a, b, c, a, paper, b]);
  const blades = [0, 60, 120, 180, 240, 300];
  return (
    <>
      <path d="M200 90h800v450H200z" fill={paper} stroke="none" />
      {Array.from({ length: strokes }, (_, i) => (
        <path
          key={i}
          d={`M${260 + i * width} 120h${width - 16}v${random.whole(200, 350)}q-${width / 4} 26-${(width - 16) / 2} 0t-${(width - 16) / 2} 0z`}
          fill={tints[i] ?? a}
          stroke="none"
        />
      ))}
      <path d="M200 190V90h110M890 90h110v100M1000 440v100H890M310 540H200V440" strokeWidth={16} />
      <g transform={`translate(${random.whole(540, 660)} 318)`}>
        <circle r={150} fill={line} />
        <circle r={128} fill={paper} />
        {blades.map((turn) => (
          <path
            key={turn}
            d="M-128 0A128 128 0 0 1-64-110.9L32-55.4-32-55.4z"
            transform={`rotate(${turn + random.whole(0, 3)})`}
            fill={turn === 60 ? b : a}
            strokeWidth={4}
          />
        ))}
      </g>
      <path d="M600 540v50M200 590h800M200 576v28M1000 576v28" strokeWidth={4} />
      <circle cx={948} cy={142} r={16} fill={a} />
    </>
  );
}
