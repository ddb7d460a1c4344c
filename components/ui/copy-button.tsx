"use client";

import { useEffect, useState } from "react";
import { COPY_FEEDBACK_MS } from "@/lib/limits";
import { buttonClass, type ButtonVariant } from "./button";
import { CheckIcon, CopyIcon } from "./icons";
import { notify, prepareToasts } from "./toast";

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  variant?: ButtonVariant;
  className?: string;
};

/**
 * A button that copies a text and says whether it worked (specification §8): "Copiado!" and a check mark for 2000 ms
 * (§2, §9), or "Erro ao copiar". It cannot work without JavaScript and is not shown then.
 */
export function CopyButton({
  text,
  label,
  variant = "secondary",
  className = "",
}: CopyButtonProps) {
  const [copied, setCopied] = useState(0);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      // Without a secure context there is no clipboard at all; that throws as a refusal does.
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
      await notify("default", { title: "Copiado!" });
    } catch {
      await notify("destructive", { title: "Erro ao copiar" });
    }
  }

  const Icon = copied > 0 ? CheckIcon : CopyIcon;
  return (
    <button
      type="button"
      onClick={() => void copy()}
      onPointerEnter={() => void prepareToasts()}
      onFocus={() => void prepareToasts()}
      data-copied={copied > 0 || undefined}
      className={buttonClass(variant, `noscript:hidden ${className}`)}
    >
      <Icon className="size-5 shrink-0" />
      {label}
    </button>
  );
}
