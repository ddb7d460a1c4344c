import type { ReactNode } from "react";

type FactCellsProps = {
  cells: { label: string; value: ReactNode }[];
  className?: string;
};

/** Facts in the cells of a title block. Lines and text have the current colour. */
export function FactCells({ cells, className = "" }: FactCellsProps) {
  return (
    <dl className={`flex flex-wrap border-current/40 ${className}`}>
      {cells.map(({ label, value }) => (
        <div
          key={label}
          className="-mt-px -ml-px grow basis-32 border-t border-l border-current/40 px-4 py-2.5"
        >
          <dt className="text-xs opacity-80">{label}</dt>
          <dd className="text-sm font-bold [font-stretch:108%]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
