/** The states of courses in §4, and "other" for all others. */
type BadgeTone = "open" | "sold-out" | "soon" | "other";

const toneClasses: Record<BadgeTone, string> = {
  open: "bg-aberto",
  "sold-out": "bg-esgotado",
  soon: "bg-breve",
  other: "bg-outro",
};

/** The badge of something that is over has its colour in its outline only. */
const pastToneClasses: Record<BadgeTone, string> = {
  open: "border-aberto text-aberto",
  "sold-out": "border-esgotado text-esgotado",
  soon: "border-breve text-breve",
  other: "border-outro text-outro",
};

type BadgeProps = {
  tone: BadgeTone;
  /** Whether the state is that of something that is over. */
  past?: boolean;
  children: string;
};

export const Badge = ({ tone, past = false, children }: BadgeProps) => (
  <span
    className={`inline-block px-2 py-1 text-xs font-bold md:whitespace-nowrap ${past ? `border ${pastToneClasses[tone]}` : `text-white ${toneClasses[tone]}`}`}
  >
    {children}
  </span>
);

/** Stands behind each invented item. The space keeps it on the line of the word before. */
export const DemonstrationLabel = () => (
  <span className="text-sm font-normal whitespace-nowrap">&nbsp;(exemplo)</span>
);
