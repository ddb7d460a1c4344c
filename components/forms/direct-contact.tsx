import { buttonClass } from "@/components/ui/button-class";
import { mailtoLink, whatsappLink } from "@/lib/site";
import { entriesText, type Entry } from "@/components/forms/entries";

const SUBJECT = "Mensagem pelo site";

/**
 * WhatsApp and e-mail, each filled in with what was typed, where the script knows it: nothing is lost when the site
 * cannot send it.
 */
export function DirectContact({ entries = [] }: { entries?: readonly Entry[] }) {
  const text = entriesText(entries);
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <a
        href={whatsappLink(text)}
        target="_blank"
        rel="noopener"
        className={buttonClass("secondary")}
      >
        Enviar por WhatsApp
        <span className="sr-only"> (abre em nova aba)</span>
      </a>
      <a href={mailtoLink(SUBJECT, text)} className={buttonClass("secondary")}>
        Enviar por e-mail
      </a>
    </div>
  );
}
