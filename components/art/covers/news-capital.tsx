import type { MotifProps } from "@/components/art/covers/cover-colors";

/** The National Congress in Brasília. Varies: floors of the towers, the sun. */
export function NewsCapital({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const floors = random.whole(12, 16);
  const step = 340 / floors;
  const storeys = Array.from({ length: floors - 1 }, (_, i) => {
    const y = Math.round(100 + (i + 1) * step);
    return `M560 ${y}h66M664 ${y}h66`;
  }).join("");
  return (
    <>
      <circle
        cx={random.whole(250, 330)}
        cy={190}
        r={random.whole(84, 110)}
        fill={b}
        stroke="none"
      />
      <path d="M560 100h66v340h-66zM664 100h66v340h-66z" fill={paper} />
      <path d={storeys} strokeWidth={3} />
      <path d="M626 256h38v34h-38z" fill={a} />
      <path d="M220 440a120 84 0 0 1 240 0z" fill={a} />
      <path d="M800 356h270a135 84 0 0 1-270 0z" fill={a} />
      <path d="M120 440h960v46H120z" fill={paper} />
      <path d="M150 486h900v50H150z" fill={c} />
      <path d="M240 486v50M340 486v50M440 486v50M760 486v50M860 486v50M960 486v50" />
      <path d="M560 536l-60 94h260l-60-94z" fill={paper} />
      <path d="M548 556h164M534 576h192M522 598h216" strokeWidth={3} />
      <path d="M40 536h1120" stroke={line} />
      <path d="M695 100V48h70l-16 20 16 20h-70" fill={b} />
      <path d="M340 356V300M935 440v70" strokeWidth={3} strokeDasharray="22 8 4 8" />
    </>
  );
}
