"use client";

import { QuoteIcon, ShareIcon } from "@/components/ui/icons";
import { notify, prepareToasts } from "@/components/ui/toast";
import { copyMessages, writeRich } from "@/lib/share/clipboard";
import { quotation, selectFirst, selectedPassage, type SharedPage } from "@/lib/share/quotation";
import { dataAttributes } from "@/lib/browser/attributes";

type NativeShareButtonProps = SharedPage & { textId: string; className?: string };

/** Few desktops have a share sheet. Before React is there the page's script opens it. */
export function NativeShareButton({ textId, title, url, className = "" }: NativeShareButtonProps) {
  async function share() {
    const passage = selectedPassage(document.getElementById(textId));
    const link = passage ? quotation(passage, { title, url }).link : url;
    try {
      if (navigator.share) {
        await navigator.share({ title, url: link, ...(passage && { text: `“${passage}”` }) });
      } else {
        await navigator.clipboard.writeText(link);
        await notify("default", copyMessages.success);
      }
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await notify("destructive", copyMessages.failure);
    }
  }
  return (
    <button
      type="button"
      {...dataAttributes({ intent: true, share: url })}
      onClick={share}
      className={`select-none pointer-fine:hidden! noscript:hidden! ${className}`}
    >
      <ShareIcon className="size-5 shrink-0" />
      Compartilhar
    </button>
  );
}

type QuoteButtonProps = SharedPage & { textId: string; className?: string };

/** A press on the button leaves the selection as it is. */
export function QuoteButton({ textId, title, url, className = "" }: QuoteButtonProps) {
  async function copy() {
    const passage = selectedPassage(document.getElementById(textId));
    if (!passage) return notify("default", selectFirst);
    try {
      await writeRich(quotation(passage, { title, url }));
    } catch {
      return notify("destructive", copyMessages.failure);
    }
    await notify("default", copyMessages.success);
  }
  return (
    <button
      type="button"
      {...dataAttributes({ intent: true, copy: "" })}
      onClick={copy}
      onPointerDown={(event) => event.preventDefault()}
      onPointerEnter={() => void prepareToasts()}
      onFocus={() => void prepareToasts()}
      className={`select-none noscript:hidden ${className}`}
    >
      <QuoteIcon className="size-5 shrink-0" />
      Copiar citação com link
    </button>
  );
}
