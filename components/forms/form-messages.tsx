import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { mailtoLink, site, whatsappLink } from "@/lib/site";
import type { FormMessages } from "@/supabase/functions/_shared/contract/form";

const SUBJECT = "Mensagem pelo site";

type DirectContactProps = { text?: string; isOffline?: boolean };

/**
 * Other ways to send the text of a form that could not be sent, so that nothing typed is lost.
 * Without a network the telephone is the only one.
 */
export const DirectContact = ({ text = "", isOffline = false }: DirectContactProps) => (
  <div className="mt-3 flex flex-wrap gap-3">
    {!isOffline && (
      <>
        <ButtonLink href={whatsappLink(text)} variant="secondary">
          Enviar por WhatsApp
        </ButtonLink>
        <ButtonLink href={mailtoLink(SUBJECT, text)} variant="secondary">
          Enviar por e-mail
        </ButtonLink>
      </>
    )}
    <ButtonLink href={site.phoneHref} variant="secondary">
      Ligar: <span className="whitespace-nowrap">{site.phone}</span>
    </ButtonLink>
  </div>
);

type TargetMessagesProps = { messages: FormMessages; children?: ReactNode };

/**
 * What the page says after a post without React: the server redirects to the `anchor` of a message,
 * which is hidden until it is the :target.
 */
export const TargetMessages = ({ messages, children }: TargetMessagesProps) =>
  Object.entries(messages).map(([code, { anchor, title, description }]) => (
    <div
      key={anchor}
      id={anchor}
      tabIndex={-1}
      className={`mb-6 hidden border-2 bg-white p-4 target:block ${
        code === "success" ? "border-aberto" : "border-esgotado"
      }`}
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      {code === "success" && children}
      {code === "send_failed" && <DirectContact />}
    </div>
  ));
