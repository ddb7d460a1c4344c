import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import { TextLink } from "@/components/ui/text-link";
import { mailtoLink, site, whatsappLink } from "@/lib/site";
import type { Form, FormName } from "@/supabase/functions/_shared/contract/form";

const SUBJECT = "Mensagem pelo site";

/** Windows opens no longer link; a longer text is copied instead. */
const MAIL_LINK_MAX = 2000;

type DirectContactProps = { text?: string; isOffline?: boolean };

/**
 * Other ways to send the text of a form that could not be sent, so that nothing typed is lost.
 * Without a network the telephone is the only one.
 */
export function DirectContact({ text = "", isOffline = false }: DirectContactProps) {
  const mail = mailtoLink(SUBJECT, text);
  const isLong = mail.length > MAIL_LINK_MAX;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {!isOffline && (
        <>
          <ButtonLink href={whatsappLink(text)} variant="secondary">
            Enviar por WhatsApp
          </ButtonLink>
          {isLong && (
            <CopyButton text={text} size="normal">
              Copiar a mensagem
            </CopyButton>
          )}
          <ButtonLink href={isLong ? mailtoLink(SUBJECT) : mail} variant="secondary">
            Enviar por e-mail
          </ButtonLink>
        </>
      )}
      <ButtonLink href={site.phoneHref} variant="secondary">
        Ligar: {site.phone}
      </ButtonLink>
    </div>
  );
}

/** The label of what opens the form again after it was sent. */
export const SEND_ANOTHER: Readonly<Record<FormName, string>> = {
  quote: "Enviar outro pedido",
  proposal: "Enviar outra proposta",
  suggestion: "Enviar outra sugestão",
  donation: "Oferecer outra doação",
};

/** The id of a form with its fold. */
export const formId = ({ name }: Pick<Form, "name">) => `${name}-formulario`;

type TargetMessagesProps = {
  contract: Pick<Form, "name" | "messages">;
  /** What is added to the message that the form was sent, which is then printed alone. */
  children?: ReactNode;
};

/**
 * What the page says after a post without React: the server redirects to the `anchor` of a message,
 * which is hidden until it is the :target. Beside the message that it was sent the form is hidden,
 * until a link to the form takes the target from the message.
 */
export const TargetMessages = ({ contract, children }: TargetMessagesProps) =>
  Object.entries(contract.messages).map(([code, { anchor, title, description }]) => (
    <Notice
      tone={code === "success" ? "done" : "problem"}
      key={anchor}
      id={anchor}
      tabIndex={-1}
      className={`mb-6 hidden target:block ${code === "success" ? "peer/sent" : ""} ${
        children && code === "success" ? "printed-alone print:border-0 print:p-0" : ""
      }`}
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      {code === "success" && (
        <>
          {children}
          <p className="no-print mt-2">
            <TextLink href={`#${formId(contract)}`}>{SEND_ANOTHER[contract.name]}</TextLink>
          </p>
        </>
      )}
      {code === "send_failed" && <DirectContact />}
    </Notice>
  ));
