import type { MotifProps } from "@/components/art/covers/cover-colors";

/** The bars of an energy label, and a lamp. Varies: number of bars, the rated one. */
export function ElectricEfficiency({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const bars = random.whole(5, 6);
  const gap = Math.round(430 / bars);
  const height = Math.round(gap * 0.66);
  const rated = random.whole(0, 1);
  const fills = [c, paper, b, b, a, a];
  const tip = Math.round(height / 2);
  return (
    <>
      {Array.from({ length: bars }, (_, i) => (
        <path
          key={i}
          d={`M130 ${100 + i * gap}h${170 + i * 66}l${tip} ${tip}l-${tip} ${height - tip}H130z`}
          fill={fills[i] ?? a}
        />
      ))}
      <path d="M130 70v490" strokeWidth={12} />
      <path
        d={`M760 ${100 + rated * gap + tip}H${330 + rated * 66}`}
        strokeDasharray="24 10 6 10"
      />
      <g transform="translate(900 310)">
        <path d="M-60 150q0-60-50-104a150 150 0 1 1 220 0Q60 90 60 150z" fill={b} />
        <path d="M-30 150V40l-40-50M30 150V40l40-50M-30 40h60" />
        <path d="M-60 150H60v40H-60zM-54 190H54v36H-54zM-36 226h72l-20 30h-32z" fill={paper} />
        <path d="M0-234v-36M176-60h36M124-184l26-26M-124-184l-26-26M-176-60h-36" stroke={line} />
      </g>
    </>
  );
}
