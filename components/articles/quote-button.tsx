"use client";

import { QuoteIcon } from "@/components/ui/icons";
import { notify, prepareToasts } from "@/components/ui/toast";
import { copyMessages, writeRich } from "@/lib/share/clipboard";
import { quotation, selectFirst, type SharedPage, selectedPassage } from "@/lib/share/quotation";

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
      data-intent=""
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
