import type { HTMLAttributes } from "react";

type RowsProps = HTMLAttributes<HTMLElement> & { as?: "ul" | "ol" };

/** Rows with lines between them. */
export const Rows = ({ as: Element = "ul", className = "", ...props }: RowsProps) => (
  <Element className={`border-b-line border-grafite ${className}`} {...props} />
);

const columnClasses = {
  "aside-main": "gap-x-16 lg:grid-cols-aside-main",
  "text-action": "items-center gap-x-8 sm:grid-cols-text-action",
  quarters: "gap-x-8 lg:grid-cols-4",
} as const;

type RowProps = HTMLAttributes<HTMLLIElement> & { columns: keyof typeof columnClasses };

export const Row = ({ columns, className = "", ...props }: RowProps) => (
  <li
    className={`grid break-inside-avoid grid-cols-1 gap-y-4 border-t-line border-grafite py-6 ${columnClasses[columns]} ${className}`}
    {...props}
  />
);
