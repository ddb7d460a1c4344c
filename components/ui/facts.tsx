import type { ReactNode } from "react";

export type Fact = { term: string; text: ReactNode; id?: string };

type FactsProps = {
  facts: readonly Fact[];
  /** Classes of the list: its frame and its columns. */
  className: string;
  factClass: string;
};

/** A list of terms and what each of them is, as in the title block of a drawing. */
export const Facts = ({ facts, className, factClass }: FactsProps) => (
  <dl className={className}>
    {facts.map(({ term, text, id }) => (
      <div key={term} id={id} className={factClass}>
        <dt className="drawing-label text-accent">{term}</dt>
        <dd className="mt-1">{text}</dd>
      </div>
    ))}
  </dl>
);
