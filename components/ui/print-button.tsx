"use client";

type PrintButtonProps = { className: string; children: string };

/** Opens the print dialog of the browser. Hidden without JavaScript. */
export function PrintButton({ className, children }: PrintButtonProps) {
  return (
    <button type="button" onClick={() => window.print()} className={`${className} noscript:hidden`}>
      {children}
    </button>
  );
}
