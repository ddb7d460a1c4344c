import type { ReactNode } from "react";

type OpenDialogProps = {
  dialogId: string;
  /** Address with the same content, for browsers without JavaScript. */
  fallback: string;
  className: string;
  /** For screen readers, when several buttons of a page have the same label. */
  accessibleLabel?: string;
  children: ReactNode;
};

/** A button that opens a dialog from the first frame on. Without JavaScript a link. */
export function OpenDialog(props: OpenDialogProps) {
  const { dialogId, fallback, className, accessibleLabel, children } = props;
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        aria-label={accessibleLabel}
        className={`${className} noscript:hidden`}
      >
        {children}
      </button>
      <noscript>
        <a href={fallback} aria-label={accessibleLabel} className={className}>
          {children}
        </a>
      </noscript>
    </>
  );
}
