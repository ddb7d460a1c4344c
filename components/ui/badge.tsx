/** The course states of §4; "other" for unknown ones. */
export type BadgeTone = "open" | "sold-out" | "soon" | "other";

const tones: Record<BadgeTone, string> = {
  open: "bg-aberto",
  "sold-out": "bg-esgotado",
  soon: "bg-breve",
  other: "bg-outro",
};

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <span className={`inline-block px-2.5 py-1 text-xs font-bold text-white ${tones[tone]}`}>
      {children}
    </span>
  );
}
