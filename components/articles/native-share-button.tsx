"use client";

import { ShareIcon } from "@/components/ui/icons";
import { notify } from "@/components/ui/toast";
import { copyMessages } from "@/lib/share/clipboard";
import { quotation, type SharedPage, selectedPassage } from "@/lib/share/quotation";

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
      data-intent=""
      data-share={url}
      onClick={share}
      className={`hidden select-none pointer-coarse:inline-flex noscript:hidden! ${className}`}
    >
      <ShareIcon className="size-5 shrink-0" />
      Compartilhar
    </button>
  );
}
