"use client";

import { usePathname, useSelectedLayoutSegments } from "next/navigation";
import { ContactBar } from "@/components/layout/contact-bar";
import { QUOTE_PATH } from "@/lib/forms/quote-address";
import { paths, QUOTE_ANCHOR } from "@/lib/paths";
import { contactText } from "@/lib/whatsapp-text";

/** Who reads these is a journalist, who writes or calls. */
const PRESS_PAGES: readonly string[] = [paths.pressRoom, paths.mediaKit, paths.pressRelease];

/** Nobody asks for a quote there; the contact page has its form. */
const WITHOUT_QUOTE: readonly string[] = [
  paths.contact,
  paths.education,
  paths.womenInMaintenance,
  paths.materialDonation,
];

const isIn = (path: string, pages: readonly string[]) =>
  pages.some((page) => path === page || path.startsWith(`${page}/`));

/**
 * The bar of the layout. Articles, calculators and symptoms have one in their page, which knows
 * what a visitor of it wants to ask for.
 */
export function LayoutContactBar() {
  const path = usePathname();
  const [folder, ...rest] = useSelectedLayoutSegments();
  const hasOwn = [paths.blog, paths.calculators, paths.symptoms].some(
    (page) => page === `/${folder}`,
  );
  if (hasOwn && rest.length === 1) return null;
  if (isIn(path, PRESS_PAGES)) return <ContactBar />;
  const quoteHref = path === paths.services ? `#${QUOTE_ANCHOR}` : QUOTE_PATH;
  return (
    <ContactBar
      text={contactText(path)}
      quoteHref={isIn(path, WITHOUT_QUOTE) ? undefined : quoteHref}
    />
  );
}
