type PrintButtonProps = { className: string; children: string };

/**
 * Opens the print dialog of the browser (lib/html/page-script.js). Hidden without JavaScript.
 */
export function PrintButton({ className, children }: PrintButtonProps) {
  return (
    <button type="button" data-print="" className={`${className} noscript:hidden`}>
      {children}
    </button>
  );
}
