/** For lib/html/page-script.js. */
export function PrintButton({ className, children }: { className: string; children: string }) {
  return (
    <button type="button" data-print="" className={`${className} noscript:hidden`}>
      {children}
    </button>
  );
}
