import { buttonClass } from "@/components/ui/button-class";
import { mailtoLink, site, whatsappLink } from "@/lib/site";
import { submittedFieldsText, type SubmittedField } from "@/components/forms/submitted-fields";

const SUBJECT = "Mensagem pelo site";

type DirectContactProps = { submittedFields?: readonly SubmittedField[] };

/**
 * Links to WhatsApp and e-mail, pre-filled with the submitted fields, and to the phone: the visitor
 * loses nothing when the site cannot send the form. `data-prefill` is for lib/html/page-script.js,
 * which fills them in before React is there.
 */
export function DirectContact({ submittedFields = [] }: DirectContactProps) {
  const text = submittedFieldsText(submittedFields);
  const className = buttonClass("secondary");
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <a
        href={whatsappLink(text)}
        data-prefill={whatsappLink("")}
        target="_blank"
        rel="noopener"
        className={className}
      >
        Enviar por WhatsApp
        <span className="sr-only"> (abre em nova aba)</span>
      </a>
      <a
        href={mailtoLink(SUBJECT, text)}
        data-prefill={`${mailtoLink(SUBJECT)}&body=`}
        className={className}
      >
        Enviar por e-mail
      </a>
      <a href={site.phoneHref} className={className}>
        Ligar: <span className="whitespace-nowrap">{site.phone}</span>
      </a>
    </div>
  );
}
