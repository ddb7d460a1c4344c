import type { ReactNode } from "react";
import { buttonClass, type ButtonSize } from "@/components/ui/button";
import { CheckIcon, CopyIcon } from "@/components/ui/icons";

type CopyButtonProps = {
  /** The text, or a path of this site, of which the whole address is copied. */
  text: string;
  accessibleLabel?: string;
  size?: ButtonSize;
  children?: ReactNode;
};

/**
 * Copies a text, shows a check mark for 2000 ms and says how it went (§2.15, §8.5). It needs no
 * React: lib/browser/copy-and-print.ts does it.
 */
export const CopyButton = ({
  text,
  accessibleLabel,
  size = "small",
  children,
}: CopyButtonProps) => (
  <>
    <button
      type="button"
      data-copy={text}
      aria-label={accessibleLabel}
      className={buttonClass({ variant: "secondary", size }, "copy-button noscript:hidden")}
    >
      <CopyIcon className="when-not-copied size-icon" />
      <CheckIcon className="when-copied size-icon" />
      {children}
    </button>
    <output className="copy-toast" />
  </>
);
