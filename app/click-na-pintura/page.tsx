import { JsonLd } from "@/components/seo/json-ld";
import { contestEnds } from "@/lib/content/press";
import { getContest } from "@/lib/content/collections";
import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { breadcrumbData } from "@/lib/seo/structured-data/breadcrumbs";
import { contestData } from "@/lib/seo/structured-data/contest";
import { ContestCta } from "@/app/click-na-pintura/_sections/contest-cta";
import { ContestHero } from "@/app/click-na-pintura/_sections/contest-hero";
import { JudgingWeights } from "@/app/click-na-pintura/_sections/judging-weights";
import { Phases } from "@/app/click-na-pintura/_sections/phases";
import { Prizes } from "@/app/click-na-pintura/_sections/prizes";
import { Rules } from "@/app/click-na-pintura/_sections/rules";
import { Scholarships } from "@/app/click-na-pintura/_sections/scholarships";

export const generateMetadata = () =>
  pageMetadata({ ...getPage("click-na-pintura"), path: paths.photoContest });

export default function PhotoContestPage() {
  const page = getPage("click-na-pintura");
  const contest = getContest();
  return (
    <>
      <JsonLd
        things={[contestData(page, contest), breadcrumbData({ ...page, path: paths.photoContest })]}
      />
      <ContestHero heading={page.heading} lead={page.lead} contest={contest} />
      <Prizes prizes={contest.prizes} above={contest.prizesAbove} />
      <Scholarships count={contest.scholarships} text={contest.scholarshipsText} />
      <JudgingWeights weights={contest.weights} />
      <Rules {...contest} />
      <Phases phases={contest.phases} />
      <ContestCta lastDay={contestEnds(contest).entries} />
    </>
  );
}
