import { Mark } from "@/components/art/mark";
import { PressContact, ReleaseFrame, ReleaseHeader } from "@/components/press/release";
import { JsonLd } from "@/components/layout/json-ld";
import { getContest } from "@/lib/content/collections/pages";
import { getPage } from "@/lib/content/pages";
import { getContestRelease, listedContestRelease } from "@/lib/content/press";
import { CONTEST_RELEASE } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { newsArticleData } from "@/lib/seo/structured-data/articles";
import {
  Bonus,
  Ecosystem,
  FounderCitation,
  KeyFigures,
  Participate,
  Partners,
  Schedule,
} from "@/app/click-na-pintura-release/_sections/release-cells";

export function generateMetadata() {
  const page = getPage("click-na-pintura-release");
  const { confirmed } = getContestRelease();
  return pageMetadata({
    ...page,
    shareTitle: page.heading,
    ...(confirmed.date && { article: { date: confirmed.date } }),
  });
}

export default function PressReleasePage() {
  const page = getPage("click-na-pintura-release");
  const release = getContestRelease();
  const listed = listedContestRelease();
  return (
    <>
      <JsonLd page={page} things={newsArticleData(listed)} />
      <ReleaseFrame name={CONTEST_RELEASE}>
        <ReleaseHeader
          release={listed}
          body={page.body}
          mark={<Mark name="click-na-pintura" className="h-16 w-auto" title="Click na Pintura" />}
        />
        <KeyFigures contest={getContest()} release={release} />
        <Bonus title={release.bonusTitle} text={release.bonusText} />
        <FounderCitation quote={release.quote} demonstration={release.demonstration} />
        <Schedule schedule={release.schedule} lastDay={release.lastDay} />
        <Partners partners={release.partners} />
        <Ecosystem title={release.ecosystemTitle} text={release.body} />
        <Participate steps={release.participate} lastDay={release.lastDay} />
        <PressContact subject="Click na Pintura" />
      </ReleaseFrame>
    </>
  );
}
