import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Fold } from "@/components/ui/fold";
import { Section } from "@/components/ui/section";
import type { Contest } from "@/lib/content/collections/pages";
import { isOver } from "@/lib/content/dates";
import { lastDayOf } from "@/lib/content/events";
import { CONTEST_RELEASE } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";

type RulesProps = Pick<Contest, "rules" | "hashtags" | "authorisation">;

/**
 * After the contest the rules are folded, and there are no buttons to copy or ask for something.
 */
export function Rules({ rules, hashtags, authorisation }: RulesProps) {
  const over = isOver(lastDayOf(CONTEST_RELEASE));
  return (
    <Section
      labelledBy="regras"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-picture-text lg:items-start"
    >
      <div className={over ? "" : "lg:sticky lg:top-8"}>
        <h2 id="regras" className="text-3xl headline">
          As regras
        </h2>
        <ul
          aria-label="Hashtags obrigatórias"
          className={`mt-6 justify-items-start gap-2 ${over ? "flex flex-wrap gap-x-4" : "grid grid-cols-1"}`}
        >
          {hashtags.map((hashtag) => (
            <li
              key={hashtag}
              className={
                over
                  ? "font-bold wrap-anywhere"
                  : "torn-tape bg-seguranca px-4 py-2 text-xl headline wrap-anywhere"
              }
            >
              {hashtag}
            </li>
          ))}
        </ul>
        {!over && (
          <div className="mt-8 flex flex-wrap gap-4">
            <CopyButton text={hashtags.join(" ")} className="min-h-12 px-4 font-bold">
              Copiar hashtags
            </CopyButton>
            <ButtonLink href={linkHref("contestRules")} variant="secondary">
              {linkLabel("contestRules", "Regulamento completo")}
            </ButtonLink>
          </div>
        )}
      </div>
      {over ? (
        <Fold title="Ver as regras" className="border-line border-grafite bg-white">
          <div className="border-t-line border-grafite">
            <RuleList rules={rules} />
            <Authorisation authorisation={authorisation} />
          </div>
        </Fold>
      ) : (
        <div className="border-line border-grafite bg-white">
          <RuleList rules={rules} />
          <Authorisation
            authorisation={
              authorisation ?? "Número, ou motivo da dispensa, a publicar antes do lançamento."
            }
          />
        </div>
      )}
    </Section>
  );
}

const RuleList = ({ rules }: Pick<Contest, "rules">) => (
  <ol>
    {rules.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-icon-text border-b-line border-grafite">
        <span
          aria-hidden="true"
          className="grid w-16 place-items-center border-r-line border-grafite text-2xl headline text-planta"
        >
          {index + 1}
        </span>
        <div className="p-4 sm:px-6">
          <h3 className="text-lg font-bold">{title}</h3>
          <p className="mt-1">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

const Authorisation = ({ authorisation }: { authorisation: string | undefined }) => (
  <dl className="p-4 text-sm sm:px-6">
    {authorisation && (
      <div className="mb-3">
        <dt className="font-bold">Autorização (Lei nº&nbsp;5.768/1971)</dt>
        <dd>{authorisation}</dd>
      </div>
    )}
    <dt className="font-bold">Confira no regulamento</dt>
    <dd>
      O valor de cada prêmio, o prazo de entrega, a contagem dos votos e o uso que a empresa pode
      fazer da sua foto. A autoria continua sua.
    </dd>
  </dl>
);
