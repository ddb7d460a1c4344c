import { color } from "@/components/art/kit/palette";
import type { MotifProps } from "@/components/art/covers/cover-colors";

const ARM = "M744 520l104 84 16-170";

const hair = [
  "M-70-60q-60 20-70 110-8 60 30 90h220q38-30 30-90-10-90-70-110z",
  "M-60-60q-34 40-30 110l40 20H50l40-20q4-70-30-110z",
  "M60-60q70 0 90 70 14 60-20 130-30-30-24-80-6-50-46-60z",
] as const;

/** A woman with a tool. Varies: hair, skin, tool, the wall behind her. */
export function MotifWomen({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const skin = random.pick([color.peleA, color.peleB]);
  const tool = random.pick(["drill", "wrench"]);
  const top = random.whole(70, 150);
  const wide = random.whole(34, 44) * 10;
  return (
    <>
      <path d={`M120 ${top}h${wide}V540H120z`} fill={c} />
      <path
        d={`M120 325h${wide}M${120 + wide / 2} ${top}V540`}
        strokeWidth={3}
        strokeDasharray="24 8 4 8"
      />
      <g transform="translate(560 300)">
        <path d={random.pick(hair)} fill={color.grafite} stroke={line} />
        <path d="M-30 60h60v80h-60z" fill={skin} />
        <path d="M-230 340q0-180 120-210h220q120 30 120 210z" fill={b} />
        <path d="M-50 128l50 60 50-60M-120 136l30 204M120 136L90 340" />
        <path d="M-118 136l60-10 24 214h-60zM118 136l-60-10-24 214h60z" fill={a} />
        <path d="M-78-60V0a78 84 0 0 0 156 0v-60z" fill={skin} />
        <path
          d="M-26-16v12M38-16v12M6-6l-8 24h14M-20 44q26 16 52 0"
          stroke={color.grafite}
          strokeWidth={6}
        />
        <path d="M-100-56a100 104 0 0 1 192-40l56 40z" fill={a === paper ? b : a} />
        <path d="M-16-156v50M-60-140l14 40" />
      </g>
      <path d={ARM} stroke={line} strokeWidth={88} />
      <path d={ARM} stroke={b} strokeWidth={76} />
      {tool === "drill" ? (
        <g transform="translate(1010 290) scale(-1 1)">
          <path d="M30-80h170q30 0 30 50t-30 50H30z" fill={a} />
          <path d="M-40-52h70v44h-70zM-130-38h90v16h-90z" fill={paper} />
          <path d="M110 20h80l16 150h-80z" fill={c} />
          <path d="M96 170h130v60H96z" fill={line} />
          <path d="M96 30q6 34 24 40" />
        </g>
      ) : (
        <g transform="translate(892 330) rotate(18)">
          <path d="M-26-70h52v200h-52z" fill={c} />
          <path
            d="M-30-210v70h60v-70q46 24 46 72 0 56-50 72h-52q-50-16-50-72 0-48 46-72z"
            fill={c}
          />
        </g>
      )}
      <path
        d="M816 380q0-24 24-24h56q24 0 24 24t-16 24q16 2 16 24t-16 24q12 4 12 22 0 22-24 22h-52q-24 0-24-24z"
        fill={a}
      />
      <path d="M870 404h34M870 452h34" />
    </>
  );
}
