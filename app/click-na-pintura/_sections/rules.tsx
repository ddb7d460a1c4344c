import { CopyButton } from "@/components/ui/copy-button";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import type { Contest } from "@/lib/content/collections";
import { isOver } from "@/lib/content/dates";
import { lastDayOf } from "@/lib/content/events";
import { CONTEST_RELEASE } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";

type RulesProps = Pick<Contest, "rules" | "hashtags" | "authorisation">;

/** Torn edges, so that the hashtags look like masking tape. */
const tape =
  "[clip-path:polygon(0_0,100%_0,calc(100%_-_6px)_20%,100%_40%,calc(100%_-_7px)_62%,100%_80%,calc(100%_-_5px)_100%,0_100%,6px_80%,0_58%,5px_36%,0_18%)]";

export const Rules = ({ rules, hashtags, authorisation }: RulesProps) => (
  <Section
    labelledBy="regras"
    className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.35fr] lg:items-start"
  >
    <div className="lg:sticky lg:top-8">
      <SectionHeading id="regras" title="As regras">
        <p>Aqui estão as principais. O resto fica no regulamento.</p>
      </SectionHeading>
      <ul
        aria-label="Hashtags obrigatórias"
        className="mt-8 grid grid-cols-1 justify-items-start gap-2"
      >
        {hashtags.map((hashtag) => (
          <li
            key={hashtag}
            className={`bg-seguranca px-5 py-2 text-xl headline wrap-anywhere ${tape}`}
          >
            {hashtag}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-4">
        <CopyButton text={hashtags.join(" ")} className="min-h-12 px-5 font-bold">
          Copiar hashtags
        </CopyButton>
        <ButtonLink href={linkHref("contestRules")} variant="secondary">
          {linkLabel("contestRules", "Regulamento completo")}
        </ButtonLink>
      </div>
      <dl className="mt-8 max-w-md border-t-2 border-grafite pt-4 text-sm">
        {(authorisation || !isOver(lastDayOf(CONTEST_RELEASE))) && (
          <div className="mb-3">
            <dt className="font-bold">Autorização (Lei nº&nbsp;5.768/1971)</dt>
            <dd>
              {authorisation ?? "Número, ou motivo da dispensa, a publicar antes do lançamento."}
            </dd>
          </div>
        )}
        <dt className="font-bold">Confira no regulamento</dt>
        <dd>
          O valor de cada prêmio, o prazo de entrega, a contagem dos votos e o uso que a empresa
          pode fazer da sua foto. A autoria continua sua.
        </dd>
      </dl>
    </div>
    <ol className="border-2 border-grafite bg-white">
      {rules.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[min(3.5rem,18vw)_minmax(0,1fr)] border-grafite not-first:border-t-2 sm:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <span
            aria-hidden="true"
            className="grid place-items-center border-r-2 border-grafite text-2xl headline text-planta"
          >
            {index + 1}
          </span>
          <div className="p-4 sm:px-6 sm:py-5">
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
