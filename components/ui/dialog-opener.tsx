import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";

type DialogOpenerProps = {
  dialogId: string;
  label: string;
  /** For screen readers, when several buttons of a page have the same label. */
  accessibleLabel?: string;
  variant?: ButtonVariant;
  className?: string;
  /** Address with the same content, for browsers without JavaScript. */
  fallback: string;
};

/** A button that opens a dialog from the first frame on. Without JavaScript a link. */
export function DialogOpener(props: DialogOpenerProps) {
  const { dialogId, label, accessibleLabel, variant, className = "", fallback } = props;
  return (
    <div>
      <button
        type="button"
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        aria-label={accessibleLabel}
        className={buttonClass(variant, `${className} noscript:hidden`)}
      >
        {label}
      </button>
      <noscript>
        <a href={fallback} aria-label={accessibleLabel} className={buttonClass(variant, className)}>
          {label}
        </a>
      </noscript>
    </div>
  );
}
