"use client";

type PrintButtonProps = { className: string; children: string };

/** Opens the browser's print dialog; not shown without scripts, where the browser's own menu does the same. */
export function PrintButton({ className, children }: PrintButtonProps) {
  return (
    <button type="button" onClick={() => window.print()} className={`${className} noscript:hidden`}>
      {children}
    </button>
  );
}
