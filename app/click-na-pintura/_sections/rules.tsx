import "@/app/click-na-pintura/contest.css";
import { ButtonLink, ButtonRow } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Fold } from "@/components/ui/fold";
import { Paper } from "@/components/ui/paper";
import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
import type { Contest } from "@/lib/content/collections/pages";
import { isOver } from "@/lib/content/dates";
import { lastDayOf } from "@/lib/content/events";
import { CONTEST_RELEASE } from "@/lib/paths";
import { linkHref, linkLabel } from "@/lib/site";

type RulesProps = Pick<Contest, "rules" | "hashtags" | "authorisation">;

/**
 * After the contest the rules are folded on phones, and there are no buttons to copy or ask for something.
 */
export function Rules({ rules, hashtags, authorisation }: RulesProps) {
  const over = isOver(lastDayOf(CONTEST_RELEASE));
  const missing = "Número, ou motivo da dispensa, a publicar antes do lançamento.";
  const sheet = (
    <>
      <RuleList rules={rules} />
      <Authorisation authorisation={authorisation ?? (over ? undefined : missing)} />
    </>
  );
  return (
    <Section labelledBy="regras" columns="picture-text" className="items-start">
      <div>
        <Headline as="h2" size="section" id="regras">
          As regras
        </Headline>
        <ul
          aria-label="Hashtags obrigatórias"
          className={`mt-6 justify-items-start gap-2 ${over ? "flex flex-wrap gap-x-4" : "grid grid-cols-1"}`}
        >
          {hashtags.map((hashtag) => (
            <li key={hashtag} className={over ? "" : "torn-tape bg-seguranca px-4 py-2"}>
              <Headline as="p" size={over ? "text" : "card"} className="wrap-anywhere">
                {hashtag}
              </Headline>
            </li>
          ))}
        </ul>
        {!over && (
          <ButtonRow className="mt-8">
            <CopyButton text={hashtags.join(" ")} size="normal">
              Copiar hashtags
            </CopyButton>
            <ButtonLink href={linkHref("contestRules")} variant="secondary">
              {linkLabel("contestRules", "Regulamento completo")}
            </ButtonLink>
          </ButtonRow>
        )}
      </div>
      <Paper>
        {over ? (
          <Fold onPhones title="Ver as regras">
            <div className="border-t-line border-grafite md:border-t-0">{sheet}</div>
          </Fold>
        ) : (
          sheet
        )}
      </Paper>
    </Section>
  );
}

const RuleList = ({ rules }: Pick<Contest, "rules">) => (
  <ol>
    {rules.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-icon-text border-b-line border-grafite">
        <Headline
          as="span"
          size="part"
          aria-hidden="true"
          className="grid w-16 place-items-center border-r-line border-grafite text-planta"
        >
          {index + 1}
        </Headline>
        <div className="p-4">
          <Headline size="row">{title}</Headline>
          <p className="mt-1">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

const Authorisation = ({ authorisation }: { authorisation: string | undefined }) => (
  <SmallText as="dl" className="p-4">
    {authorisation && (
      <div className="mb-3">
        <dt>
          <strong>Autorização (Lei nº&nbsp;5.768/1971)</strong>
        </dt>
        <dd>{authorisation}</dd>
      </div>
    )}
    <dt>
      <strong>Confira no regulamento</strong>
    </dt>
    <dd>
      O valor de cada prêmio, o prazo de entrega, a contagem dos votos e o uso que a empresa pode
      fazer da sua foto. A autoria continua sua.
    </dd>
  </SmallText>
);
