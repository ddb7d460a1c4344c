import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";

type DisabledButtonProps = {
  label: string;
  /** Why it is disabled; shown below and read by screen readers. */
  reason: string;
  id: string;
  variant?: ButtonVariant;
};

/** A disabled button with its reason. */
export function DisabledButton({ label, reason, id, variant }: DisabledButtonProps) {
  return (
    <div>
      <button type="button" disabled aria-describedby={id} className={buttonClass(variant)}>
        {label}
      </button>
      <p id={id} className="mt-1 text-sm">
        {reason}
      </p>
    </div>
  );
}
