import type { ComponentProps } from "react";
import { CloseIcon } from "@/components/ui/icons";

type CloseButtonProps = Pick<ComponentProps<"button">, "onClick" | "className"> & {
  /** Accessible name. */
  label?: string;
};

export function CloseButton({ label = "Fechar", onClick, className = "" }: CloseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className={`grid min-h-11 min-w-11 shrink-0 place-items-center ${className}`}
    >
      <CloseIcon className="size-5" />
    </button>
  );
}
