"use client";

import { useEffect, useRef } from "react";
import { CloseButton } from "@/components/ui/close-button";
import { CheckIcon } from "@/components/ui/icons";
import type { Message } from "@/lib/forms/messages";
import type { SubmittedField } from "@/components/forms/submitted-fields";

type FormSuccessProps = Pick<Message, "title" | "description"> & {
  /** Shown to the visitor, to check. */
  submittedFields: readonly SubmittedField[];
  onDismiss: () => void;
};

/**
 * The success message of §8 with the submitted fields, below the form or the button of its dialog.
 * It takes the focus and stays until the visitor closes it; the toast disappears by itself.
 */
export function FormSuccess(props: FormSuccessProps) {
  const { title, description, submittedFields, onDismiss } = props;
  const box = useRef<HTMLDivElement>(null);
  // An effect, because a closing dialog restores the focus in an earlier effect.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      // Not a live region: the toast announces the same words.
      role="group"
      aria-label="Confirmação"
      tabIndex={-1}
      className="flex scroll-mt-toast gap-3 border-2 border-l-10 border-aberto bg-white p-4 text-grafite"
    >
      <CheckIcon className="mt-1 size-5 shrink-0 text-aberto" />
      <div className="min-w-0 grow">
        <p className="font-bold">{title}</p>
        <p>{description}</p>
        <details className="mt-1">
          <summary className="min-h-11 py-2.5 underline underline-offset-4">
            O que você enviou
          </summary>
          <dl className="text-sm">
            {submittedFields.map(({ field, label, text }) => (
              <div key={field} className="mb-2">
                <dt className="font-bold">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text || "—"}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      <CloseButton
        label="Fechar confirmação"
        onClick={onDismiss}
        className="-mt-2 -mr-2 self-start"
      />
    </div>
  );
}
