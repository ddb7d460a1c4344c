import type { PropsWithChildren } from "react";
import type { Block } from "@/components/mdx/blocks/block";
import type { BlockAttributes } from "@/lib/mdx/block-schemas";

const labels = { dica: "Dica", atencao: "Atenção", norma: "O que diz a norma" } as const;

type NoteProps = PropsWithChildren<BlockAttributes<"Note">>;

export const note: Block<"Note"> = { page: Note, feed: NoteInFeed };

function Note({ kind, title, children }: NoteProps) {
  return (
    <div role="note" className={`note note-${kind}`}>
      <p className="drawing-label">{labels[kind]}</p>
      {title && <p className="note-title">{title}</p>}
      {children}
    </div>
  );
}

function NoteInFeed({ kind, title, children }: NoteProps) {
  return (
    <blockquote>
      <p>
        <strong>{[labels[kind], title].filter(Boolean).join(": ")}</strong>
      </p>
      {children}
    </blockquote>
  );
}
