/** lib/browser/copy-and-print.ts prints, and hides the button where a browser cannot. */
export const PrintButton = ({ className, children }: { className: string; children: string }) => (
  <button type="button" data-print className={`${className} noscript:hidden`}>
    {children}
  </button>
);
