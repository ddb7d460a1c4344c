import { dataAttributes } from "@/lib/browser/attributes";

/** For lib/browser/page-script.ts. */
export const PrintButton = ({ className, children }: { className: string; children: string }) => (
  <button
    type="button"
    {...dataAttributes({ print: true })}
    className={`${className} noscript:hidden`}
  >
    {children}
  </button>
);
