"use client";

import { useState, type ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { ToastHost } from "@/components/ui/toast-host";
import { FormSuccess } from "@/components/forms/form-success";
import type { SentForm } from "@/components/forms/use-form";

type FormDialogProps = {
  id: string;
  title: string;
  className?: string;
  renderSent?: (sent: SentForm) => ReactNode;
  children: (onSuccess: (sent: SentForm) => void) => ReactNode;
};

/**
 * The form can be filled in and posted before React. When it was sent the dialog closes, and the
 * message is in the page until the visitor closes it and is back at the opener (§4).
 */
export function FormDialog(props: FormDialogProps) {
  const { id, title, className, renderSent, children } = props;
  const [sent, setSent] = useState<{ form: SentForm; goBack: () => void }>();

  function onSuccess(form: SentForm) {
    document.querySelector<HTMLDialogElement>(`#${id}`)?.close();
    // The browser has just moved the focus back to the opener.
    const [opener, top] = [document.activeElement as HTMLElement | null, window.scrollY];
    const goBack = () => {
      opener?.focus({ preventScroll: true });
      window.scrollTo(0, top);
    };
    afterReturn(() => setSent({ form, goBack }));
  }

  return (
    <div data-live>
      <Dialog id={id} title={title}>
        {children(onSuccess)}
        <ToastHost id={id} />
      </Dialog>
      {sent && (
        <div className={className}>
          <FormSuccess
            sent={sent.form}
            onDismiss={() => {
              setSent(undefined);
              sent.goBack();
            }}
          >
            {renderSent?.(sent.form)}
          </FormSuccess>
        </div>
      )}
    </div>
  );
}

/** Longer than a browser takes to remove the entry of a layer from the history. */
const RETURN_MS = 1000;

// The entry of a closed dialog leaves the history first (lib/browser/page-script.ts): with it the
// browser restores its scroll position, and would leave what was shown before.
function afterReturn(show: () => void) {
  const timer = setTimeout(onReturn, RETURN_MS);
  // In the capture phase: the page's script stops the event.
  window.addEventListener("popstate", onReturn, { capture: true, once: true });
  function onReturn() {
    clearTimeout(timer);
    window.removeEventListener("popstate", onReturn, { capture: true });
    requestAnimationFrame(() => setTimeout(show));
  }
}
