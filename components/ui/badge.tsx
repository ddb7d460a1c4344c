/** The states of courses in §4, and "other" for all others. */
type BadgeTone = "open" | "sold-out" | "soon" | "other";

const toneClasses: Record<BadgeTone, string> = {
  open: "bg-aberto",
  "sold-out": "bg-esgotado",
  soon: "bg-breve",
  other: "bg-outro",
};

export const Badge = ({ tone, children }: { tone: BadgeTone; children: string }) => (
  <span
    className={`inline-block px-2 py-1 text-xs font-bold text-white md:whitespace-nowrap ${toneClasses[tone]}`}
  >
    {children}
  </span>
);

/** Stands behind each invented item. The space keeps it on the line of the word before. */
export const DemonstrationLabel = () => (
  <span className="text-sm font-normal whitespace-nowrap">&nbsp;(exemplo)</span>
);
