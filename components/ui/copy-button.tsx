"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { copyMessages, writeRich } from "@/lib/share/clipboard";
import { COPY_FEEDBACK_MS } from "@/lib/limits";
import { CheckIcon, CopyIcon } from "@/components/ui/icons";
import { notify, prepareToasts } from "@/components/ui/toast";
import { dataAttributes } from "@/lib/browser/attributes";

type CopySource =
  | { text: string; fromId?: never; fromUrl?: never }
  | { fromId: string; text?: never; fromUrl?: never }
  | { fromUrl: string; text?: never; fromId?: never };

type CopyButtonProps = CopySource & {
  accessibleLabel?: string;
  className?: string;
  children?: ReactNode;
};

/** Before React the page's script copies a `text`: browsers allow it only during the press. */
export function CopyButton(props: CopyButtonProps) {
  const { text, fromId, fromUrl, accessibleLabel, className = "", children } = props;
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy({ currentTarget }: React.MouseEvent<HTMLButtonElement>) {
    const isWritten = !copied && currentTarget.dataset.copied !== undefined;
    try {
      if (isWritten) {
        // By the page's script, during the press.
      } else if (fromUrl) await copyTextFile(fromUrl);
      else if (fromId) await writeRich(structuredText(fromId));
      else await navigator.clipboard.writeText(text ?? "");
    } catch {
      // No permission, or the page is not served over https.
      return notify("destructive", copyMessages.failure);
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPY_FEEDBACK_MS);
    await notify("default", copyMessages.success);
  }

  return (
    <button
      type="button"
      {...dataAttributes({ intent: true })}
      aria-label={accessibleLabel}
      {...dataAttributes({ copy: text ?? "", copied: copied || undefined })}
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

/** Loaded with the first click, because few pages copy more than a line. */
async function structuredText(id: string) {
  const { richCopy } = await import("@/lib/share/rich-copy");
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return richCopy(element);
}

/** Safari writes to the clipboard only during the click event, so it gets a promise of the text. */
async function copyTextFile(url: string) {
  const file = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Blob([await response.text()], { type: "text/plain" });
  });
  // Awaited first, the text would come too late; a failure of both must be handled.
  await Promise.all([navigator.clipboard.write([new ClipboardItem({ "text/plain": file })]), file]);
}
