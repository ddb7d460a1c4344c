import { buttonClass } from "@/components/ui/button-class";
import { mailtoLink, whatsappLink } from "@/lib/site";
import { submittedFieldsText, type SubmittedField } from "@/components/forms/submitted-fields";

const SUBJECT = "Mensagem pelo site";

type DirectContactProps = { submittedFields?: readonly SubmittedField[] };

/**
 * Links to WhatsApp and e-mail, pre-filled with the submitted fields: the visitor loses nothing
 * when the site cannot send the form.
 */
export function DirectContact({ submittedFields = [] }: DirectContactProps) {
  const text = submittedFieldsText(submittedFields);
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
