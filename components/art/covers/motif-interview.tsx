import type { MotifProps } from "@/components/art/covers/cover-colors";

/** Two microphones with a sound wave above a ruler. Varies: the wave. */
export function MotifInterview({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const bars = random.whole(15, 21);
  const step = 560 / (bars - 1);
  const wave = Array.from({ length: bars }, (_, i) => {
    const swell = Math.sin((i / (bars - 1)) * Math.PI);
    const half = Math.round(20 + swell * (50 + random.next() * 120));
    return { d: `M${Math.round(320 + i * step)} ${300 - half}v${half * 2}`, loud: half > 130 };
  });
  const microphone = (fill: string) => (
    <>
      <path d="M-54-150a54 54 0 0 1 108 0V0a54 54 0 0 1-108 0z" fill={fill} />
      <path d="M-54-120h44M-54-80h26M-54-40h44M-54 0h26" />
      <path d="M-88-20v24a88 88 0 0 0 176 0v-24M0 92v110M-70 202H70" strokeWidth={12} />
    </>
  );
  return (
    <>
      <path d="M60 502h1080v60H60z" fill={paper === c ? b : paper} />
      <path
        d={Array.from({ length: 35 }, (_, i) => `M${90 + i * 30} 502v${i % 5 ? 16 : 32}`).join("")}
        strokeWidth={4}
      />
      <path
        d={wave
          .filter((bar) => !bar.loud)
          .map((bar) => bar.d)
          .join("")}
        stroke={line}
        strokeWidth={14}
      />
      <path
        d={wave
          .filter((bar) => bar.loud)
          .map((bar) => bar.d)
          .join("")}
        stroke={a}
        strokeWidth={14}
      />
      <g transform="translate(190 300)">{microphone(a)}</g>
      <g transform="translate(1010 300) scale(-1 1)">{microphone(b)}</g>
    </>
  );
}
