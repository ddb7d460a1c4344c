import type { ReactNode } from "react";

const labels = { dica: "Dica", atencao: "Atenção", norma: "O que diz a norma" } as const;

type NoteProps = { kind: keyof typeof labels; title?: string; children: ReactNode };

/** A boxed remark in an article: a tip, a warning or what a norm says, told apart by its label and its edge. */
export function Note({ kind, title, children }: NoteProps) {
  return (
    <aside className={`note note-${kind}`}>
      <p className="drawing-label">{labels[kind]}</p>
      {title && <p className="note-title">{title}</p>}
      {children}
    </aside>
  );
}
