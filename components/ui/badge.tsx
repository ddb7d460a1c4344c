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

/**
 * The mark of invented content (docs/decisions/0016): the triangle that marks an open revision in a
 * technical drawing, and a dashed frame. Takes the colour of the text around it.
 */
export function DemonstrationLabel({ className = "" }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 border border-dashed border-current px-2 py-0.5 text-xs font-semibold ${className}`}
    >
      <svg viewBox="0 0 12 11" className="size-2.5 shrink-0" fill="none" aria-hidden="true">
        <path d="M6 1l5 9H1z" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <span className="sr-only">Conteúdo de demonstração: </span>
      exemplo, a confirmar
    </span>
  );
}
