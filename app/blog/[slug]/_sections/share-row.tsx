import { NativeShareButton } from "@/components/share/native-share-button";
import { QuoteButton } from "@/components/share/quote-button";
import { ButtonLink } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { WhatsappIcon } from "@/components/ui/icons";
import type { Article } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { shareLinks } from "@/lib/share/share-links";

/** Id of the element whose text can be quoted. */
export const ARTICLE_TEXT_ID = "texto";

/**
 * Sharing: the device's own sheet, WhatsApp, the link or a quotation to copy, e-mail, and plain
 * links to social networks, which load nothing from there.
 */
export function ShareRow({ article }: { article: Article }) {
  const share = shareLinks({ title: article.title, path: articlePath(article.slug) });
  const quoted = { textId: ARTICLE_TEXT_ID, title: article.title, url: share.url };
  return (
    <div
      role="group"
      aria-labelledby="compartilhar"
      className="no-print mt-12 flex max-w-(--measure) flex-wrap gap-3 border-t-2 border-grafite pt-5"
    >
      <h2 id="compartilhar" className="basis-full drawing-label">
        Compartilhe
      </h2>
      <NativeShareButton
        {...quoted}
        className={buttonClass("dark", "basis-full px-4! sm:basis-auto")}
      />
      <ButtonLink href={share.whatsapp} className="basis-full px-4! sm:basis-auto">
        <WhatsappIcon className="size-5 shrink-0" />
        WhatsApp
      </ButtonLink>
      <CopyButton text={share.url} className="min-h-12 grow px-4 font-bold sm:grow-0">
        Copiar link
      </CopyButton>
      <QuoteButton {...quoted} className={buttonClass("secondary", "grow px-4! sm:grow-0")} />
      <p className="-ml-2 flex basis-full flex-wrap items-center gap-x-3">
        <PlainShareLink href={share.linkedin}>LinkedIn</PlainShareLink>
        <PlainShareLink href={share.x}>X</PlainShareLink>
        <PlainShareLink href={share.facebook}>Facebook</PlainShareLink>
        <a href={share.email} className={plainLink}>
          E-mail
        </a>
      </p>
    </div>
  );
}

const plainLink =
  "inline-flex min-h-11 items-center px-2 font-bold underline decoration-obra decoration-2 underline-offset-4";

const PlainShareLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener" className={plainLink}>
    {children}
    <span className="sr-only"> (abre em nova aba)</span>
  </a>
);
