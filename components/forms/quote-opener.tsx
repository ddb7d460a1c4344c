"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { OpenDialog } from "@/components/ui/open-dialog";
import { hasQuoteSection, QUOTE_ANCHOR, QUOTE_DIALOG } from "@/lib/forms/quote-places";
import { paths } from "@/lib/paths";

/**
 * Opens the quote dialog, which every page has; on a page with the form it leads to the form. A
 * client component only because a layout does not know the path of its page.
 */
export function QuoteOpener(props: { className: string; children: ReactNode }) {
  if (hasQuoteSection(usePathname())) return <a href={`#${QUOTE_ANCHOR}`} {...props} />;
  return (
    <OpenDialog {...props} dialogId={QUOTE_DIALOG} fallback={`${paths.contact}#${QUOTE_ANCHOR}`} />
  );
}
