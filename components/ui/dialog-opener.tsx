import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";
import { OpenDialog } from "@/components/ui/open-dialog";

type DialogOpenerProps = {
  dialogId: string;
  label: string;
  accessibleLabel?: string;
  variant?: ButtonVariant;
  className?: string;
  fallback: string;
};

/** OpenDialog with the look of a button. */
export function DialogOpener({ label, variant, className, ...opener }: DialogOpenerProps) {
  return (
    <div>
      <OpenDialog {...opener} className={buttonClass(variant, className)}>
        {label}
      </OpenDialog>
    </div>
  );
}
