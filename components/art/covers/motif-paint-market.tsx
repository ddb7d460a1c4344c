import { round } from "@/components/art/kit/round";
import { color } from "@/components/art/kit/palette";
import type { MotifProps } from "@/components/art/covers/cover-colors";

/** A fan of colour samples and paint cans. Varies: number, spread and colours. */
export function MotifPaintMarket({ random, colors }: MotifProps) {
  const chips = random.whole(6, 8);
  const spread = random.whole(76, 96);
  const tints = random.shuffle([
    color.obra,
    color.seguranca,
    color.vidro,
    color.concreto,
    color.sombra,
    color.telha,
    color.cimento,
    color.planta,
  ]);
  const cans = random.whole(2, 3);
  return (
    <>
      <g transform="translate(470 584)">
        {tints.slice(0, chips).map((tint, i) => (
          <g key={tint} transform={`rotate(${round(-spread * 0.56 + (spread * i) / (chips - 1))})`}>
            <path d="M-52-470h104V0H-52z" fill={colors.paper} />
            <path d="M-52-470h104v300H-52z" fill={tint} />
            <path d="M-52-370H52M-52-270H52" />
            <path d="M-30-130h60M-30-100h34" strokeWidth={4} />
          </g>
        ))}
        <circle r={16} fill={colors.b} />
      </g>
      {Array.from({ length: cans }, (_, i) => (
        <g
          key={i}
          transform={`translate(${880 + (i % 2) * 130 - (i === 2 ? 65 : 0)} ${i === 2 ? 260 : 430})`}
        >
          <path d="M0 0h118v160H0z" fill={colors.paper} />
          <path d="M0 50h118v70H0z" fill={tints[i] ?? colors.a} />
          <path d="M-6-14h130V6H-6z" fill={colors.c} />
        </g>
      ))}
      <path d="M800 590h340" />
    </>
  );
}
