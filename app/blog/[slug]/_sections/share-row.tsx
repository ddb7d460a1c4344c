import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { MailIcon, WhatsappIcon } from "@/components/ui/icons";
import type { Article } from "@/lib/content/article-schema";
import { articlePath } from "@/lib/paths";
import { shareLinks } from "@/lib/seo/share-links";

/** Share links: WhatsApp, copy the URL, e-mail. */
export function ShareRow({ article }: { article: Article }) {
  const share = shareLinks({ title: article.title, path: articlePath(article.slug) });
  return (
    <div
      role="group"
      aria-labelledby="compartilhar"
      className="no-print mt-12 flex max-w-(--measure) flex-wrap gap-3 border-t-2 border-grafite pt-5"
    >
      <h2 id="compartilhar" className="basis-full drawing-label">
        Compartilhe
      </h2>
      <ButtonLink href={share.whatsapp} className="basis-full px-4! sm:basis-auto">
        <WhatsappIcon className="size-5 shrink-0" />
        WhatsApp
      </ButtonLink>
      <CopyButton text={share.url} className="min-h-12 grow px-4 font-bold sm:grow-0">
        Copiar link
      </CopyButton>
      <ButtonLink href={share.email} variant="secondary" className="grow px-4! sm:grow-0">
        <MailIcon className="size-5 shrink-0" />
        E-mail
      </ButtonLink>
    </div>
  );
}
