import type { PropsWithChildren } from "react";
import { z } from "zod";
import { defineBlock, paragraph, quotation, textNode } from "@/components/mdx/blocks/block";
import { labelled, text } from "@/lib/content/schema-fields";

const labels = { dica: "Dica", atencao: "Atenção", norma: "O que diz a norma" } as const;

const attributes = z
  .strictObject({
    kind: labelled("Tipo", z.enum(["dica", "atencao", "norma"])),
    title: labelled("Título", text.optional()).describe("Opcional."),
  })
  .meta({ title: "Aviso", icon: "info", hasText: true });

type NoteProps = PropsWithChildren<z.infer<typeof attributes>>;

const heading = ({ kind, title }: NoteProps) => [labels[kind], title].filter(Boolean).join(": ");

export const note = defineBlock({
  attributes,
  page: Note,
  feed: NoteInFeed,
  markdown: (props, children) => [
    quotation(paragraph({ type: "strong", children: [textNode(heading(props))] }), ...children),
  ],
});

function Note({ kind, title, children }: NoteProps) {
  return (
    <div role="note" className={`note note-${kind}`}>
      <p className="drawing-label">{labels[kind]}</p>
      {title && <p className="note-title">{title}</p>}
      {children}
    </div>
  );
}

function NoteInFeed({ children, ...props }: NoteProps) {
  return (
    <blockquote>
      <p>
        <strong>{heading(props)}</strong>
      </p>
      {children}
    </blockquote>
  );
}
