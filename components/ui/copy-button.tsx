import type { ReactNode } from "react";
import { CheckIcon, CopyIcon } from "@/components/ui/icons";

type CopyButtonProps = {
  /** The text, or a path of this site, of which the whole address is copied. */
  text: string;
  accessibleLabel?: string;
  className?: string;
  children?: ReactNode;
};

/**
 * Copies a text, shows a check mark for 2000 ms and says how it went (§2.14, §8). It needs no
 * React: lib/browser/copy-and-print.ts does it.
 */
export const CopyButton = ({
  text,
  accessibleLabel,
  className = "",
  children,
}: CopyButtonProps) => (
  <>
    <button
      type="button"
      data-copy={text}
      aria-label={accessibleLabel}
      className={`group inline-flex min-h-touch min-w-touch items-center justify-center gap-3 border-line border-grafite hover:bg-grafite hover:text-concreto data-[copied=true]:border-aberto data-[copied=true]:bg-aberto data-[copied=true]:text-white noscript:hidden ${className}`}
    >
      <CopyIcon className="size-icon group-data-[copied=true]:hidden" />
      <CheckIcon className="hidden size-icon group-data-[copied=true]:block" />
      {children}
    </button>
    <output className="copy-toast" />
  </>
);
