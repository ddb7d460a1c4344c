import { dimensionLine } from "@/components/art/kit/dimension-line";
import { color } from "@/components/art/kit/palette";
import type { MotifProps } from "@/components/art/covers/cover-colors";

/** Helmet, rope, hook and hazard stripes. Varies: stripes, slack of the rope, angles. */
export function MotifSafety({ random, colors: { a, b, c, paper } }: MotifProps) {
  const lean = random.pick([44, -44]);
  const stripes = random.whole(9, 13);
  const gap = Math.round(1320 / stripes);
  const sag = random.whole(180, 260);
  return (
    <>
      <path d="M0 548h1200v82H0z" fill={b} stroke="none" />
      <path
        d={Array.from(
          { length: stripes },
          (_, i) =>
            `M${i * gap - 60} 548h${Math.round(gap / 2)}l${-lean} 82h-${Math.round(gap / 2)}z`,
        ).join("")}
        fill={color.planta}
        stroke="none"
      />
      <path d="M60 60h1080v34H60z" fill={c} />
      <path d="M180 94a26 26 0 1 0 52 0M960 94a26 26 0 1 0 52 0" strokeWidth={12} />
      <path
        d={`M206 120C260 ${120 + sag * 1.4} 420 ${130 + sag} 560 250`}
        stroke={a}
        strokeWidth={16}
      />
      <path d="M986 120v130" stroke={a} strokeWidth={16} />
      <g transform={`translate(986 250) rotate(${random.whole(-6, 6)})`}>
        <path d="M-60 40a60 56 0 0 1 120 0l-18 150a44 44 0 0 1-86 0z" strokeWidth={34} />
        <path
          d="M-60 40a60 56 0 0 1 120 0l-18 150a44 44 0 0 1-86 0z"
          stroke={paper}
          strokeWidth={20}
        />
        <path d="M58 60L46 150" stroke={a} strokeWidth={24} />
      </g>
      <g transform={`translate(${random.whole(540, 600)} 430)`}>
        <path d="M-230 20a220 210 0 0 1 420-70l110 70z" fill={b} />
        <path d="M-250 20H310v40h-560z" fill={a} />
        <path d="M-30-180v104M-110-160l22 96M50-160l-12 96" />
        <path d="M-60-190h60v-20h-60z" fill={paper} />
      </g>
      <path
        d={dimensionLine(
          [
            [120, 120],
            [120, 520],
          ],
          44,
          11,
        )}
        strokeWidth={4}
      />
    </>
  );
}
