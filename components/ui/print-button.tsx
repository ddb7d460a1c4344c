import { type ButtonVariant, buttonClass } from "@/components/ui/button";

type PrintButtonProps = { variant?: ButtonVariant; className: string; children: string };

/** lib/browser/copy-and-print.ts prints the page, and hides the button if the browser cannot. */
export const PrintButton = ({ variant, className, children }: PrintButtonProps) => (
  <button
    type="button"
    data-print
    className={buttonClass({ variant }, `${className} noscript:hidden`)}
  >
    {children}
  </button>
);
