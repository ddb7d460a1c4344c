import { ContestHero } from "@/app/click-na-pintura/_sections/contest-hero";
import { JudgingWeights } from "@/app/click-na-pintura/_sections/judging-weights";
import { Phases } from "@/app/click-na-pintura/_sections/phases";
import { Prizes } from "@/app/click-na-pintura/_sections/prizes";
import { Rules } from "@/app/click-na-pintura/_sections/rules";
import { Mark } from "@/components/art/mark";
import { Photograph } from "@/components/art/photograph";
import { JsonLd } from "@/components/layout/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { type Contest, getContest } from "@/lib/content/collections/pages";
import { isOver } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { contestEnds } from "@/lib/content/press";
import { countedNoun } from "@/lib/format/counted-noun";
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
      <div className="container-site py-12">
        <h2 id="escolhidas" className="text-3xl headline">
          {countedNoun(photographs.length, "fotografia escolhida", "fotografias escolhidas")}
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {photographs.map(({ author, place, picture }) => (
            <li key={picture.src}>
              <figure>
                <Photograph
                  picture={picture}
                  sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 33vw, 50vw"
                  className="aspect-photo h-auto w-full"
                />
                <figcaption className="mt-2 text-sm">
                  <strong>{author}</strong>, {place}
                </figcaption>
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
    className="grid grid-cols-1 items-center gap-x-16 gap-y-3 sm:grid-cols-icon-text"
  >
    <h2 id="bolsas" className="text-3xl headline sm:contents">
      <span className="contest-number block sm:row-span-2">{count}</span>
      <span className="mt-6 block sm:self-end">bolsas de estudo de fotografia</span>
    </h2>
    <p className="max-w-text text-lg sm:self-start">{text}</p>
  </Section>
);

const ContestCta = ({ lastDay }: { lastDay: string }) => (
  <Section
    tone="cimento"
    labelledBy="participar"
    className="no-print grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-picture-text"
  >
    <Mark name="click-na-pintura" className="h-auto w-full max-w-small" />
    <div>
      <h2 id="participar" className="text-3xl headline">
        {isOver(lastDay)
          ? "As inscrições terminaram. As dicas de foto continuam."
          : "Sua parede já está pronta. Falta a foto."}
      </h2>
      <div className="mt-8 flex flex-wrap gap-4">
        {!isOver(lastDay) && (
          <ButtonLink href={linkHref("contestSite")} variant="dark">
            {linkLabel("contestSite", "Ir para o site do concurso")}
          </ButtonLink>
        )}
        <ButtonLink href={articlePath("click-na-pintura-concurso")} variant="secondary">
          Dicas para fotografar
        </ButtonLink>
      </div>
    </div>
  </Section>
);
