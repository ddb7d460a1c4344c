"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { formatTimestamp } from "@/lib/podcast/timestamp";

/** Copies the address of the page, with the second that the video is at. */
export function CopySecondButton({ url, second }: { url: string; second: number }) {
  return (
    <CopyButton
      text={second > 0 ? `${url}?t=${second}` : url}
      className="mt-4 border-concreto! px-4 font-semibold tabular-nums"
    >
      {second > 0 ? `Copiar link em ${formatTimestamp(second)}` : "Copiar link do episódio"}
    </CopyButton>
  );
}
