/** For lib/html/page-script.js. */
export const PrintButton = ({ className, children }: { className: string; children: string }) => (
  <button type="button" data-print="" className={`${className} noscript:hidden`}>
    {children}
  </button>
);
