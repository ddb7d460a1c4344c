import type { MotifProps } from "@/components/art/covers/cover-colors";

/** Wind turbines, solar panels and hydrogen tanks. Varies: numbers, angles of the blades. */
export function NewsPlant({ random, colors: { a, b, c, line, paper } }: MotifProps) {
  const turbines = random.whole(2, 3);
  const tanks = random.whole(2, 3);
  return (
    <>
      {Array.from({ length: turbines }, (_, i) => {
        const reach = 150 - i * 26;
        const blade = `M0 0q${reach * 0.14}-${reach * 0.4} 0-${reach}q-12 ${reach * 0.5} 0 ${reach}`;
        return (
          <g key={i} transform={`translate(${200 + i * 150} ${200 + i * 34})`}>
            <path d={`M-7 0h14l6 ${330 - i * 34}h-26z`} fill={paper} />
            {[0, 120, 240].map((turn) => (
              <path
                key={turn}
                d={blade}
                transform={`rotate(${turn + (i * 40 + random.whole(0, 30))})`}
                fill={b}
              />
            ))}
            <circle r={13} fill={line} />
          </g>
        );
      })}
      {Array.from({ length: tanks }, (_, i) => (
        <g key={i} transform={`translate(${640 + i * 168} 0)`}>
          <path d="M0 300a66 66 0 0 1 132 0v230H0z" fill={i % 2 ? paper : a} />
          <path d="M0 300h132M0 400h132M0 500h132" strokeWidth={3} />
          <path d="M46 330v44M86 330v44M46 352h40" strokeWidth={9} />
        </g>
      ))}
      <path d="M706 234v-60h420v356" strokeWidth={16} />
      <path d="M706 234v-60h420v356" stroke={b} strokeWidth={6} />
      <path d="M430 530l60-120h130l-60 120z" fill={c} />
      <path d="M460 470h130M512 410l-60 120M556 410l-60 120" strokeWidth={3} />
      <path d="M40 530h1120" />
      <path d="M40 560h1120" strokeWidth={3} strokeDasharray="30 10 6 10" />
    </>
  );
}
