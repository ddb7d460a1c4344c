import { MailIcon, PhoneIcon, SheetIcon, WhatsappIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { NO_BREAK_SPACE } from "@/lib/format/non-breaking-spaces";
import { mailtoLink, site, whatsappLink } from "@/lib/site";

type ContactBarProps = {
  /** The beginning of a WhatsApp message; without it the bar offers e-mail, for the press. */
  text?: string;
  /** The quote form, with what the page knows of the request; without it the bar has no link to it. */
  quoteHref?: string;
  /** Whether it says whom one calls: beside the telephones of the fire brigade that is a question. */
  namesCompany?: boolean;
};

/** The bar is for phones. app/_styles/contact-bar.css hides it over forms, dialogs and the menu. */
export const ContactBar = ({ text, quoteHref, namesCompany = false }: ContactBarProps) => (
  <nav aria-label="Fale com a gente" className="contact-bar no-print">
    {text === undefined ? (
      <a href={mailtoLink("Imprensa: pedido de informação")}>
        <MailIcon className="size-icon" />
        E-mail
      </a>
    ) : (
      <Link href={whatsappLink(text)}>
        <WhatsappIcon className="size-icon" />
        WhatsApp
      </Link>
    )}
    <a href={site.phoneHref} className={namesCompany ? "contact-bar-named" : undefined}>
      <PhoneIcon className="size-icon" />
      <span>
        {namesCompany ? `Ligar${NO_BREAK_SPACE}para a${NO_BREAK_SPACE}${site.name}` : "Ligar"}
      </span>
    </a>
    {quoteHref && (
      <a href={quoteHref} className="bg-obra text-grafite">
        <SheetIcon className="size-icon" />
        Orçamento
      </a>
    )}
  </nav>
);
