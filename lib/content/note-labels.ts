/** The kinds of remark an article can have, and what each is called. */
export const noteLabels = { dica: "Dica", atencao: "Atenção", norma: "O que diz a norma" } as const;

export type NoteKind = keyof typeof noteLabels;
