import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { WhatsappIcon } from "@/components/ui/icons";
import { Paper } from "@/components/ui/paper";
import { Headline } from "@/components/ui/text";

type TextToSendProps = {
  title: string;
  text: string;
  /** The address of WhatsApp that sends the text to whomever the visitor chooses. */
  whatsapp?: string;
  className?: string;
};

/** A text that visitors send to somebody else. It needs no React (components/ui/copy-button.tsx). */
export const TextToSend = ({ title, text, whatsapp, className = "" }: TextToSendProps) => (
  <Paper className={`no-print ${className}`}>
    <Headline as="h2" size="card" className="border-b-line border-grafite px-inset py-3">
      {title}
    </Headline>
    <div className="px-inset py-4">
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {whatsapp && (
          <ButtonLink href={whatsapp} size="small">
            <WhatsappIcon className="size-icon" />
            Enviar por WhatsApp
          </ButtonLink>
        )}
        <CopyButton text={text}>Copiar o texto</CopyButton>
      </div>
    </div>
  </Paper>
);
