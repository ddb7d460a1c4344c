import type { ReactNode } from "react";

/** What `Field` gives to the control that it labels. */
export type ControlProps = {
  id: string;
  "aria-describedby"?: string;
  /** It is also stated if false: otherwise Firefox calls an empty required field invalid. */
  "aria-invalid": boolean;
  className: string;
};

type FieldProps = {
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  hidden?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** The scroll margin keeps label and error visible when a focused control is scrolled into view. */
export const controlClass =
  "scroll-mt-label control block w-full border-line border-grafite bg-white px-4 py-2 text-grafite " +
  "placeholder:text-grafite-claro aria-invalid:border-esgotado";

/** Label, hint and error of a control. Controls in a row stay aligned if only one has an error. */
export function Field({ id, label, optional, hint, error, hidden, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error && `${id}-error`;
  return (
    <div hidden={hidden} className="flex flex-col">
      <div className="mt-auto pb-2">
        <label htmlFor={id} className="font-bold">
          {label}
          {optional && <span className="font-normal text-grafite-claro"> (opcional)</span>}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-grafite-claro">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="text-sm font-bold text-esgotado">
            <span className="sr-only">Erro: </span>
            {error}
          </p>
        )}
      </div>
      {children({
        id,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": Boolean(error),
        className: controlClass,
      })}
    </div>
  );
}
