"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { CloseButton } from "@/components/ui/dialog";
import { CheckIcon } from "@/components/ui/icons";
import type { SentForm } from "@/components/forms/use-form";

type FormSuccessProps = { sent: SentForm; onDismiss: () => void; children?: ReactNode };

/** Takes the focus and stays until the visitor closes it; the toast disappears by itself. */
export function FormSuccess({ sent, onDismiss, children }: FormSuccessProps) {
  const { title, description } = sent.message;
  const box = useRef<HTMLDivElement>(null);
  // An effect, because a closing dialog restores the focus in an earlier effect.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The browser's own scrolling would show the end of what is higher than the window.
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div
      ref={box}
      // Not a live region: the toast announces the same words.
      role="group"
      aria-label="Confirmação"
      tabIndex={-1}
      className="scroll-mt-toast border-2 border-l-10 border-aberto bg-white p-4 text-grafite"
    >
      <div className="flex gap-3">
        <CheckIcon className="mt-1 size-5 shrink-0 text-aberto" />
        <div className="min-w-0 grow">
          <p className="font-bold">{title}</p>
          <p>{description}</p>
        </div>
        <CloseButton
          label="Fechar confirmação"
          onClick={onDismiss}
          className="-mt-2 -mr-2 self-start"
        />
      </div>
      {children}
      <details className="mt-1">
        <summary className="min-h-11 py-2.5 underline underline-offset-4">
          O que você enviou
        </summary>
        <dl className="text-sm">
          {sent.submittedFields.map(({ field, label, text }) => (
            <div key={field} className="mb-2">
              <dt className="font-bold">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text || "—"}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
