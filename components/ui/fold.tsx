import type { ReactNode } from "react";

type FoldProps = {
  title: ReactNode;
  /** Whether it is always open on wide screens and on paper. */
  onPhones?: boolean;
  className?: string;
  /** Whether the title has no space at its sides. */
  flush?: boolean;
  children: ReactNode;
};

/** A title that opens and closes what is below it. */
export const Fold = ({
  title,
  onPhones = false,
  className = "",
  flush = false,
  children,
}: FoldProps) => (
  <details className={`group ${onPhones ? "phone-fold" : ""} ${className}`}>
    <summary
      className={`flex min-h-12 items-center justify-between gap-3 py-2 font-bold wrap-anywhere hover:bg-seguranca ${flush ? "" : "px-4"}`}
    >
      {title}
      <FoldIcon />
    </summary>
    {children}
  </details>
);

/** Shows + in a closed `<details className="group">` and − in an open one. */
export const FoldIcon = () => (
  <svg
    viewBox="0 0 24 24"
    className="size-icon shrink-0"
    stroke="currentColor"
    strokeWidth="2.5"
    aria-hidden="true"
  >
    <path d="M3 12h18" />
    <path d="M12 3v18" className="group-open:hidden" />
  </svg>
);
