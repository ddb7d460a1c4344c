import type { MotifProps } from "@/components/art/covers/cover-colors";

/** A one-line diagram. Varies: number of circuits, their loads, the tripped breaker. */
export function ElectricDiagram({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const circuits = random.whole(4, 6);
  const gap = 400 / (circuits - 1);
  const tripped = random.whole(0, circuits - 1);
  const loads = Array.from({ length: circuits }, (_, i) => ({
    y: Math.round(115 + i * gap),
    end: random.whole(800, 980),
    kind: random.whole(0, 2),
  }));
  return (
    <>
      <path d="M190 70h190v490H190z" fill={paper} />
      <path d="M60 315h160" strokeWidth={14} />
      <path d={"M220 115V515"} strokeWidth={14} />
      <path d="M70 255h70v120H70z" fill={a} />
      <path d="M105 285v60" />
      {loads.map(({ y, end, kind }, i) => (
        <g key={y}>
          <path
            d={`M220 ${y}h70M350 ${y}H${end}`}
            stroke={i === tripped ? a : line}
            strokeDasharray={i === tripped ? "20 14" : undefined}
          />
          <path d={`M272 ${y - 28}h84v56h-84z`} fill={i === tripped ? a : c} />
          <path d={i === tripped ? `M300 ${y}l26-16` : `M296 ${y}h36`} strokeWidth={10} />
          <circle cx={Math.round(470 + kind * 60)} cy={y} r={11} fill={line} />
          {kind === 0 ? (
            <>
              <circle cx={end + 34} cy={y} r={34} fill={b} />
              <path d={`M${end + 10} ${y - 24}l48 48m0-48l-48 48`} />
            </>
          ) : kind === 1 ? (
            <>
              <path d={`M${end} ${y - 32}a32 32 0 0 1 0 64z`} fill={a} />
              <path d={`M${end + 32} ${y}h40m0-24v48`} />
            </>
          ) : (
            <>
              <path d={`M${end} ${y - 32}h100v64h-100z`} fill={c} />
              <path d={`M${end + 18} ${y}q16-34 32 0t32 0`} />
            </>
          )}
        </g>
      ))}
    </>
  );
}
