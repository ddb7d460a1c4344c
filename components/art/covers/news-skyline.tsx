import type { MotifProps } from "@/components/art/covers/cover-colors";

/** A street of buildings and a crane. Varies: heights, colours, the crane's load. */
export function NewsSkyline({ random, colors: { a, b, c, paper } }: MotifProps) {
  const fills = random.shuffle([a, paper, c, b, paper]);
  const lots = fills.map((fill, i) => ({ fill, x: 120 + i * 150, height: random.whole(140, 330) }));
  return (
    <>
      {lots.map(({ fill, x, height }) => (
        <g key={x}>
          <path d={`M${x} 550v-${height}h130v${height}z`} fill={fill} />
          <path
            d={Array.from(
              { length: Math.floor(height / 48) },
              (_, r) => `M${x + 22} ${574 - height + r * 48}h86`,
            ).join("")}
            strokeDasharray="20 13"
            strokeWidth={14}
          />
        </g>
      ))}
      <path d="M890 550V330h180v220M890 440h180M890 385h180M890 495h180M950 330v220M1010 330v220" />
      <path d="M1090 550V90M1114 550V90M560 120h600M560 120l30-24h500l12-50 58 74" />
      <path d="M1130 120h40v56h-40z" fill={a} />
      <path d={`M${random.whole(640, 860)} 120v90m-40 20h80v36h-80z`} fill={b} />
      <path d="M40 550h1120" />
    </>
  );
}
