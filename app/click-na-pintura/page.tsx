import { JsonLd } from "@/components/layout/json-ld";
import { contestEnds } from "@/lib/content/press";
import { getContest } from "@/lib/content/collections";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { contestData } from "@/lib/seo/structured-data/events";
import {
  ChosenPhotographs,
  ContestCta,
  JudgingWeights,
  Prizes,
  Scholarships,
} from "@/app/click-na-pintura/sections";
import { ContestHero } from "@/app/click-na-pintura/_sections/contest-hero";
import { Phases } from "@/app/click-na-pintura/_sections/phases";
import { Rules } from "@/app/click-na-pintura/_sections/rules";

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
