"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { COPY_FEEDBACK_MS } from "@/lib/limits";
import { CheckIcon, CopyIcon } from "@/components/ui/icons";
import { notify, prepareToasts } from "@/components/ui/toast";
import { dataAttributes } from "@/lib/browser/attributes";

/** §8.5 */
const MESSAGES = { success: { title: "Copiado!" }, failure: { title: "Erro ao copiar" } } as const;

type CopyButtonProps = {
  text: string;
  accessibleLabel?: string;
  className?: string;
  children?: ReactNode;
};

/** Before React the page's script copies a `text`: browsers allow it only during the press. */
export function CopyButton({ text, accessibleLabel, className = "", children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy({ currentTarget }: React.MouseEvent<HTMLButtonElement>) {
    // By the page's script, during the press.
    const isWritten = !copied && currentTarget.dataset.copied !== undefined;
    try {
      if (!isWritten) await navigator.clipboard.writeText(text);
    } catch {
      // No permission, or the page is not served over https.
      return notify("destructive", MESSAGES.failure);
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPY_FEEDBACK_MS);
    await notify("default", MESSAGES.success);
  }

  return (
    <button
      type="button"
      {...dataAttributes({ intent: true, copy: text, copied: copied || undefined })}
      aria-label={accessibleLabel}
      onClick={copy}
      onPointerEnter={() => void prepareToasts()}
      onFocus={() => void prepareToasts()}
      className={`group inline-flex min-h-11 min-w-11 items-center justify-center gap-3 border-2 border-grafite hover:bg-grafite hover:text-concreto data-copied:border-aberto data-copied:bg-aberto data-copied:text-white noscript:hidden ${className}`}
    >
      <CopyIcon className="size-5 group-data-copied:hidden" />
      <CheckIcon className="hidden size-5 group-data-copied:block" />
      {children}
    </button>
  );
}
