"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { copyMessages } from "@/lib/forms/messages";
import { COPY_FEEDBACK_MS } from "@/lib/limits";
import { CheckIcon, CopyIcon } from "./icons";
import { notify, prepareToasts } from "./toast";

/** What goes to the clipboard: a text, or the visible text of the element with that id. */
type CopySource = { text: string; fromId?: never } | { fromId: string; text?: never };

type CopyButtonProps = CopySource & {
  /** What the button says, where it shows only its icon. */
  accessibleLabel?: string;
  className?: string;
  /** What the button says beside its icon. */
  children?: ReactNode;
};

/**
 * Copies a text, says so, and shows a check mark for COPY_FEEDBACK_MS (specification §2 "Media kit", §8 "Copy"). Without
 * scripts it is not shown; what it copies stands beside it as text.
 */
export function CopyButton(props: CopyButtonProps) {
  const { text, fromId, accessibleLabel, className = "", children } = props;
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text ?? document.getElementById(fromId)?.innerText ?? "");
    } catch {
      // Refused, or the page is not served over https.
      return notify("destructive", copyMessages.failure);
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPY_FEEDBACK_MS);
    await notify("default", copyMessages.success);
  }

  const Icon = copied ? CheckIcon : CopyIcon;
  return (
    <button
      type="button"
      aria-label={accessibleLabel}
      data-copied={copied || undefined}
      onClick={copy}
      onPointerEnter={() => void prepareToasts()}
      onFocus={() => void prepareToasts()}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-3 border-2 border-grafite hover:bg-grafite hover:text-concreto data-copied:border-aberto data-copied:bg-aberto data-copied:text-white noscript:hidden ${className}`}
    >
      <Icon className="size-5" />
      {children}
    </button>
  );
}
