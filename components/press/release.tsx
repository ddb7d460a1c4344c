import "@/components/press/release.css";
import type { ReactNode } from "react";
import { Photograph, PhotographSource } from "@/components/art/photograph";
import { ButtonLink } from "@/components/ui/button";
import { textLinkClass } from "@/components/ui/text-link";
import { PRESS_ARCHIVE, releaseTextPath } from "@/lib/paths";
import { MdxContent } from "@/components/mdx/mdx-content";
import { Badge, DemonstrationLabel } from "@/components/ui/badge";
import { Headline, Label } from "@/components/ui/text";
import { EndedBadge } from "@/components/ui/ended-badge";
import { isOver, longDate } from "@/lib/content/dates";
import type { MdxBody } from "@/lib/content/front-matter";
import type { ListedRelease } from "@/lib/content/press";
import { PRESS_REPLY_HOURS } from "@/lib/limits";
import { mailtoLink, pressContact } from "@/lib/site";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";

type ReleaseStateProps = {
  release: Pick<ListedRelease, "hold" | "lastDay">;
  /** What is shown until the last day of what the release announces. */
  open: ReactNode;
};

export function ReleaseState({ release: { hold, lastDay }, open }: ReleaseStateProps) {
  if (hold) return <Badge tone="sold-out">{hold}</Badge>;
  return lastDay && isOver(lastDay) ? <EndedBadge lastDay={lastDay} /> : open;
}

type ReleaseFrameProps = { name: string; children: ReactNode };

export const ReleaseFrame = ({ name, children }: ReleaseFrameProps) => (
  <div className="bg-cimento print:bg-white">
    <div className="container-site py-6 lg:py-16 print:p-0">
      <div className="no-print mb-6 flex flex-wrap gap-3">
        <ButtonLink href={releaseTextPath(name)} variant="secondary">
          Abrir em TXT
        </ButtonLink>
        <ButtonLink href={PRESS_ARCHIVE} variant="secondary">
          Imagens (ZIP)
        </ButtonLink>
      </div>
      <article className="release grid grid-cols-1 border-line border-grafite bg-white md:grid-cols-6">
        {children}
      </article>
    </div>
  </div>
);

type ReleaseHeaderProps = { release: ListedRelease; body: MdxBody; mark: ReactNode };

export function ReleaseHeader({ release, body, mark }: ReleaseHeaderProps) {
  const { city, date, isDateInvented, title, lead, picture } = release;
  return (
    <header className="release-cell col-span-full p-inset">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pb-4">
        {mark}
        <Label>Release para a imprensa</Label>
      </div>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-y-heavy border-double border-grafite py-2 text-sm">
        <p className="font-bold">
          {city},{" "}
          <span className="block sm:inline">
            <time dateTime={date}>{longDate(date)}</time>
            {isDateInvented && <DemonstrationLabel />}
          </span>
        </p>
        <p>
          <ReleaseState release={release} open="Para divulgação imediata" />
        </p>
      </div>
      <Headline as="h1" size="section" className="mt-8 max-w-wide print:mt-4">
        {title}
      </Headline>
      <p className="mt-6 max-w-wide text-lg font-bold">{lead}</p>
      {picture && (
        <figure className="mt-8">
          <Photograph
            picture={picture}
            sizes="(min-width: 82rem) 78rem, 100vw"
            className="h-auto w-full border-line border-grafite"
          />
          <PhotographSource picture={picture} />
        </figure>
      )}
      <div className="release-text whole-width mt-8 print:mt-4">
        <MdxContent source={body} />
      </div>
    </header>
  );
}

export const PressContact = ({ subject }: { subject: string }) => (
  <section
    aria-labelledby="imprensa"
    className="release-cell col-span-full flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-t-line border-grafite bg-planta p-inset text-concreto"
  >
    <div className="min-w-0 wrap-anywhere">
      <Label as="h2" id="imprensa" className="text-seguranca">
        Contato para a imprensa
      </Label>
      {pressContact && <p className="mt-3 font-bold">{pressContact}</p>}
      <p className="mt-3">
        <EmailLink href={mailtoLink(`Imprensa: ${subject}`)} className={textLinkClass} />
      </p>
      <p>
        <PhoneLink className={textLinkClass} />
      </p>
    </div>
    <p>Resposta em até {PRESS_REPLY_HOURS} horas.</p>
  </section>
);
