import type { ReactNode } from "react";
import { noteLabels, type NoteKind } from "@/lib/content/note-labels";

type NoteProps = { kind: NoteKind; title?: string; children: ReactNode };

/** A boxed remark in an article: a tip, a warning or what a norm says, told apart by its label and its edge. */
export function Note({ kind, title, children }: NoteProps) {
  return (
    <div role="note" className={`note note-${kind}`}>
      <p className="drawing-label">{noteLabels[kind]}</p>
      {title && <p className="note-title">{title}</p>}
      {children}
    </div>
  );
}
