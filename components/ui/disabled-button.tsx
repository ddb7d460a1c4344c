import { buttonClass, type ButtonVariant } from "@/components/ui/button-class";

type DisabledButtonProps = {
  label: string;
  /** Why it cannot be used; shown beneath it and read with it. */
  reason: string;
  id: string;
  variant?: ButtonVariant;
};

/** A button that is visibly not available, with its reason. */
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
