import "@/app/click-na-pintura/contest.css";
import { ContestHero } from "@/app/click-na-pintura/_sections/contest-hero";
import { JudgingWeights } from "@/app/click-na-pintura/_sections/judging-weights";
import { Phases } from "@/app/click-na-pintura/_sections/phases";
import { Prizes } from "@/app/click-na-pintura/_sections/prizes";
import { Rules } from "@/app/click-na-pintura/_sections/rules";
import { Mark } from "@/components/art/mark";
import { Photograph } from "@/components/art/photograph";
import { JsonLd } from "@/components/layout/json-ld";
import { ButtonLink, ButtonRow } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Headline, Lead, SmallText } from "@/components/ui/text";
import { type Contest, getContest } from "@/lib/content/collections/pages";
import { isOver } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { contestEnds } from "@/lib/content/press";
import { articlePath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { contestData } from "@/lib/seo/structured-data/events";
import { linkHref, linkLabel } from "@/lib/site";

export const generateMetadata = () => pageMetadata(getPage("click-na-pintura"));

export default function PhotoContestPage() {
  const page = getPage("click-na-pintura");
  const contest = getContest();
  return (
    <>
      <JsonLd page={page} things={[contestData(page, contest)]} />
      <ContestHero heading={page.heading} lead={page.lead} contest={contest} />
      <Prizes prizes={contest.prizes} above={contest.prizesAbove} />
      <ChosenPhotographs photographs={contest.photographs} />
      <Scholarships count={contest.scholarships} text={contest.scholarshipsText} />
      <JudgingWeights weights={contest.weights} />
      <Rules {...contest} />
      <Phases phases={contest.phases} />
      <ContestCta lastDay={contestEnds(contest).entries} />
    </>
  );
}

/** The chosen photographs stand on a strip of film. */
function ChosenPhotographs({ photographs }: Pick<Contest, "photographs">) {
  if (photographs.length === 0) return null;
  return (
    <section aria-labelledby="escolhidas" className="bg-grafite text-concreto">
      <div className="film-holes" aria-hidden="true" />
      <div className="container-site py-8">
        <Headline as="h2" size="section" id="escolhidas">
          {photographs.length === 1 ? "A fotografia escolhida" : "As fotografias escolhidas"}
        </Headline>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {photographs.map(({ author, place, picture }) => (
            <li key={picture.src}>
              <figure>
                <Photograph
                  picture={picture}
                  sizes="(min-width: 64rem) 15rem, (min-width: 30rem) 33vw, 50vw"
                  className="aspect-photo h-auto w-full"
                />
                <SmallText as="figcaption" className="mt-2">
                  <strong>{author}</strong>, {place}
                </SmallText>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className="film-holes" aria-hidden="true" />
    </section>
  );
}

const Scholarships = ({ count, text }: { count: number; text: string }) => (
  <Section
    tone="seguranca"
    labelledBy="bolsas"
    className="grid grid-cols-1 items-center gap-x-16 gap-y-3 md:grid-cols-icon-text"
  >
    <Headline as="h2" size="section" id="bolsas" className="md:contents">
      <span className="contest-number block md:row-span-2">{count}</span>
      <span className="mt-6 block md:self-end">bolsas de estudo de fotografia</span>
    </Headline>
    <Lead className="md:self-start">{text}</Lead>
  </Section>
);

const ContestCta = ({ lastDay }: { lastDay: string }) => (
  <Section
    tone="cimento"
    labelledBy="participar"
    columns="halves"
    className="no-print items-center"
  >
    <Mark name="click-na-pintura" className="h-auto w-full max-w-small" />
    <div>
      <Headline as="h2" size="section" id="participar">
        {isOver(lastDay)
          ? "As inscrições terminaram. As dicas de foto continuam."
          : "Sua parede já está pronta. Falta a foto."}
      </Headline>
      <ButtonRow className="mt-8">
        {!isOver(lastDay) && (
          <ButtonLink href={linkHref("contestSite")} variant="dark">
            {linkLabel("contestSite", "Ir para o site do concurso")}
          </ButtonLink>
        )}
        <ButtonLink href={articlePath("click-na-pintura-concurso")} variant="secondary">
          Dicas para fotografar
        </ButtonLink>
      </ButtonRow>
    </div>
  </Section>
);
