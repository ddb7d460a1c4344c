"use client";

import { usePathname, useSelectedLayoutSegments } from "next/navigation";
import { PhoneIcon, SheetIcon, WhatsappIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { QuoteLink } from "@/components/layout/quote-link";
import { contactText } from "@/lib/whatsapp-text";
import { paths } from "@/lib/paths";
import { site, whatsappLink } from "@/lib/site";

/** The bar is for phones. app/_styles/contact-bar.css hides it over forms, dialogs and the menu. */
export function ContactBar({ title }: { title?: string }) {
  const path = usePathname();
  return (
    <nav aria-label="Fale com a gente" className="contact-bar no-print">
      <Link href={whatsappLink(contactText(path, title))}>
        <WhatsappIcon className="size-icon" />
        WhatsApp
      </Link>
      <a href={site.phoneHref}>
        <PhoneIcon className="size-icon" />
        Ligar
      </a>
      {path !== paths.contact && (
        <QuoteLink className="bg-obra text-grafite [--focus-ring:var(--color-grafite)]">
          <SheetIcon className="size-icon" />
          Orçamento
        </QuoteLink>
      )}
    </nav>
  );
}

/**
 * The bar of the layout. Articles, calculators and symptoms have one in their page, which knows the
 * title.
 */
export function LayoutContactBar() {
  const [folder, ...rest] = useSelectedLayoutSegments();
  const hasOwn = [paths.blog, paths.calculators, paths.symptoms].some(
    (path) => path === `/${folder}`,
  );
  return hasOwn && rest.length === 1 ? null : <ContactBar />;
}
