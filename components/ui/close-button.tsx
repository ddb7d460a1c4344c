import type { ComponentProps } from "react";
import { CloseIcon } from "@/components/ui/icons";

type CloseButtonProps = Pick<ComponentProps<"button">, "onClick" | "className" | "commandfor"> & {
  /** Accessible name. */
  label?: string;
};

/** A cross that closes something. `commandfor`: the id of the dialog that it closes. */
export function CloseButton({
  label = "Fechar",
  commandfor,
  onClick,
  className = "",
}: CloseButtonProps) {
  return (
    <button
      type="button"
      command={commandfor === undefined ? undefined : "close"}
      commandfor={commandfor}
      onClick={onClick}
      aria-label={label}
      className={`grid min-h-11 min-w-11 shrink-0 place-items-center ${className}`}
    >
      <CloseIcon className="size-5" />
    </button>
  );
}
