import { dimensionLine } from "@/components/art/kit/dimension-line";
import type { MotifProps } from "@/components/art/covers/cover-colors";

/** A wheelchair on a ramp with handrail. Varies: the ramp, the wheelchair's place, the posts. */
export function MotifAccess({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const run = random.whole(560, 680);
  const rise = random.whole(90, 130);
  const x1 = 160 + run;
  const base = 520;
  const top = base - rise;
  const slope = rise / run;
  const at = random.next() * 0.3 + 0.3;
  const cx = Math.round(160 + run * at);
  const cy = Math.round(base - rise * at);
  const postCount = random.whole(4, 6);
  const posts = Array.from({ length: postCount }, (_, i) => {
    const x = Math.round(190 + (i * (run - 50)) / (postCount - 1));
    return `M${x} ${Math.round(base - (x - 160) * slope)}v-150`;
  }).join("");
  return (
    <>
      <path d={`M${x1 + 70} ${top - 300}h150V${top}h-150z`} fill={a} />
      <path d={`M${x1 + 92} ${top - 140}v30`} strokeWidth={12} />
      <path d={`M160 ${base}L${x1} ${top}H1120V${base}z`} fill={c} />
      <path d={posts} />
      <path
        d={`M150 ${base - 150}L${x1} ${top - 150}H${x1 + 40}`}
        stroke={b === paper ? a : b}
        strokeWidth={14}
      />
      <path d={`M150 ${base - 100}L${x1} ${top - 100}H${x1 + 40}`} />
      <g transform={`translate(${cx} ${cy}) rotate(${Math.round((-slope * 180) / Math.PI)})`}>
        <path d="M-60-190v90h80l30 76h30" strokeWidth={12} />
        <path d="M-30-214q20-12 40 0l14 70h60l34 92-22 8-32-66h-86z" fill={b} />
        <circle cx={-8} cy={-252} r={34} fill={paper} />
        <circle cx={-20} cy={-74} r={74} fill={paper} fillOpacity={0.2} />
        <circle cx={-20} cy={-74} r={16} fill={line} />
        <circle cx={84} cy={-20} r={20} fill={paper} />
      </g>
      <path d={`M60 ${base}H1160`} />
      <path
        d={dimensionLine(
          [
            [160, 574],
            [x1, 574],
            [1120, 574],
          ],
          0,
          11,
        )}
        strokeWidth={4}
      />
    </>
  );
}
