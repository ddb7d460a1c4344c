"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { paths, QUOTE_ANCHOR } from "@/lib/paths";

/** A link to the quote form of the page, or to that of the contact page (§2.6, §2.13). */
export function QuoteLink(props: { className: string; children: ReactNode }) {
  const page = usePathname() === paths.services ? "" : paths.contact;
  return <a href={`${page}#${QUOTE_ANCHOR}`} {...props} />;
}
