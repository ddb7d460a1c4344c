"use client";

import { useEffect, useRef } from "react";
import { CloseButton } from "@/components/ui/dialog";
import { CheckIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { RequestSheet } from "@/components/forms/request-sheet";
import type { SentForm } from "@/components/forms/use-submission";

type FormSuccessProps = { sent: SentForm; onDismiss: () => void };

/**
 * Says what comes next. It takes the focus, and stays until the visitor closes it: the toast with
 * §8's words disappears by itself.
 */
export function FormSuccess({ sent, onDismiss }: FormSuccessProps) {
  const { number, values, nextStep } = sent;
  const box = useRef<HTMLDivElement>(null);
  // It is an effect, because a closing dialog restores the focus in an earlier effect.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The browser's own scrolling would show the end of what is higher than the window.
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <Notice
      tone="done"
      ref={box}
      // It is no live region, because the toast is one.
      role="group"
      aria-label={number ? `Confirmação: pedido ${number}` : "Confirmação"}
      tabIndex={-1}
      className={`scroll-mt-toast ${number ? "printed-alone print:border-0 print:p-0" : ""}`}
    >
      <div className={`flex gap-3 ${number ? "print:hidden" : ""}`}>
        <CheckIcon className="mt-1 size-icon shrink-0 text-aberto" />
        <p className="min-w-0 grow font-bold">{number ? "Guarde o número do pedido." : nextStep}</p>
        <CloseButton
          label="Fechar confirmação"
          onClick={onDismiss}
          className="-mt-2 -mr-2 self-start"
        />
      </div>
      {number && <RequestSheet {...{ number, values }} />}
    </Notice>
  );
}
