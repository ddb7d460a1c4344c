"use client";

import { usePathname, useSelectedLayoutSegments } from "next/navigation";
import { MailIcon, PhoneIcon, SheetIcon, WhatsappIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { QuoteLink } from "@/components/layout/quote-link";
import { contactText } from "@/lib/whatsapp-text";
import { paths } from "@/lib/paths";
import { mailtoLink, site, whatsappLink } from "@/lib/site";

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

/** The bar is for phones. app/_styles/contact-bar.css hides it over forms, dialogs and the menu. */
export function ContactBar({ title }: { title?: string }) {
  const path = usePathname();
  const isForPress = isIn(path, PRESS_PAGES);
  return (
    <nav aria-label="Fale com a gente" className="contact-bar no-print">
      {isForPress ? (
        <a href={mailtoLink("Imprensa: pedido de informação")}>
          <MailIcon className="size-icon" />
          E-mail
        </a>
      ) : (
        <Link href={whatsappLink(contactText(path, title))}>
          <WhatsappIcon className="size-icon" />
          WhatsApp
        </Link>
      )}
      <a href={site.phoneHref}>
        <PhoneIcon className="size-icon" />
        Ligar
      </a>
      {!isForPress && !isIn(path, WITHOUT_QUOTE) && (
        <QuoteLink className="bg-obra text-grafite">
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
