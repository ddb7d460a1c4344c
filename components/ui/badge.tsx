/** "open", "sold-out", "soon", or "other" for anything else (specification §4). */
export type BadgeTone = "open" | "sold-out" | "soon" | "other";

const tones: Record<BadgeTone, string> = {
  open: "bg-aberto",
  "sold-out": "bg-esgotado",
  soon: "bg-breve",
  other: "bg-outro",
};

/** A short state in colour and words. */
export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span className={`inline-block px-2.5 py-1 text-xs font-bold text-white ${tones[tone]}`}>
      {children}
    </span>
  );
}
