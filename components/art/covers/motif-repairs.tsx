import type { MotifProps } from "@/components/art/covers/cover-colors";

/** Four tools on pegs. Varies: which ones, and their order. */
export function MotifRepairs({ random, colors: { a, b, c, paper } }: MotifProps) {
  const tools = random
    .shuffle([
      <g key="hammer">
        <path d="M-14-60h28v300h-28z" fill={b} />
        <path d="M-14 120h28v120h-28z" fill={a} />
        <path d="M-78-120H50q34 0 44 44L60-66H-78z" fill={c} />
      </g>,
      <g key="driver">
        <path d="M-8 20H8v200l-8 16-8-16z" fill={c} />
        <path d="M-30-130q30-14 60 0l8 40-10 80 6 24h-68l6-24-10-80z" fill={a} />
        <path d="M-8-110V-10M8-110V-10" />
      </g>,
      <g key="wrench">
        <path d="M-20-40h40v200h-40z" fill={b} />
        <path d="M-24-134v54h48v-54q34 20 34 54 0 44-38 56h-40q-38-12-38-56 0-34 34-54z" fill={b} />
        <circle cy={180} r={54} fill={b} />
        <circle cy={180} r={24} fill={paper} />
      </g>,
      <g key="level">
        <path d="M-36-140h72v380h-72z" fill={a} />
        <path d="M-18-20h36V90h-36z" fill={paper} />
        <path d="M-18 16h36M-18 54h36" />
        <circle cy={-90} r={18} fill={paper} />
        <circle cy={190} r={18} fill={paper} />
      </g>,
      <g key="trowel">
        <path d="M0-30L76 110 0 250-76 110z" fill={c} />
        <path d="M0 100V20q0-30 0-50" />
        <path d="M-18-140h36v90h-36z" fill={a} />
        <path d="M0-50v40" strokeWidth={12} />
      </g>,
      <g key="brush">
        <path d="M-14-140h28l10 110h-48z" fill={b} />
        <path d="M-60-30H60v56H-60z" fill={c} />
        <path d="M-60 26H60v170l-30-22-28 30-34-24-28 26z" fill={a} />
      </g>,
    ])
    .slice(0, 4);
  const gap = 236;
  return (
    <g transform="translate(246 280)">
      <path d="M-146-170h1000" strokeWidth={12} />
      {tools.map((tool, i) => (
        <g key={tool.key} transform={`translate(${i * gap} ${random.whole(-8, 26)})`}>
          <path d="M0-180v44" strokeWidth={12} />
          {tool}
        </g>
      ))}
    </g>
  );
}
