/** lib/browser/copy-and-print.ts prints the page, and hides the button if the browser cannot. */
export const PrintButton = ({ className, children }: { className: string; children: string }) => (
  <button type="button" data-print className={`${className} noscript:hidden`}>
    {children}
  </button>
);
