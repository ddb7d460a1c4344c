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
      className={`group copy-button inline-flex min-h-touch min-w-touch items-center justify-center gap-3 border-line border-grafite hover:bg-grafite hover:text-concreto noscript:hidden ${className}`}
    >
      <CopyIcon className="when-not-copied size-icon" />
      <CheckIcon className="when-copied size-icon" />
      {children}
    </button>
    <output className="copy-toast" />
  </>
);
