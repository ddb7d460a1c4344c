import { JsonLd } from "@/components/seo/json-ld";
import { getContest } from "@/lib/content/contest";
import { getPage } from "@/lib/content/pages";
import { getPressRelease } from "@/lib/content/press-releases";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { newsArticleData } from "@/lib/structured-data/articles";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { Bonus } from "@/app/click-na-pintura-release/_sections/bonus";
import { Ecosystem } from "@/app/click-na-pintura-release/_sections/ecosystem";
import { FounderQuote } from "@/app/click-na-pintura-release/_sections/founder-quote";
import { KeyFigures } from "@/app/click-na-pintura-release/_sections/key-figures";
import { Participate } from "@/app/click-na-pintura-release/_sections/participate";
import { Partners } from "@/app/click-na-pintura-release/_sections/partners";
import { PressContact } from "@/app/click-na-pintura-release/_sections/press-contact";
import { ReleaseHeader } from "@/app/click-na-pintura-release/_sections/release-header";
import { ReleaseGrid } from "@/app/click-na-pintura-release/_sections/release-grid";
import { Schedule } from "@/app/click-na-pintura-release/_sections/schedule";

export function generateMetadata() {
  const page = getPage("click-na-pintura-release");
  const { confirmed } = getPressRelease("click-na-pintura");
  return pageMetadata({
    ...page,
    shareTitle: page.heading,
    path: paths.pressRelease,
    ...(confirmed.date && { article: { date: confirmed.date } }),
  });
}

export default function PressReleasePage() {
  const page = getPage("click-na-pintura-release");
  const release = getPressRelease("click-na-pintura");
  return (
    <>
      <JsonLd
        things={[
          ...newsArticleData(page, release),
          breadcrumbData({ ...page, path: paths.pressRelease }),
        ]}
      />
      <ReleaseGrid title={page.heading}>
        <ReleaseHeader page={page} release={release} />
        <KeyFigures contest={getContest()} release={release} />
        <Bonus title={release.bonusTitle} text={release.bonusText} />
        <FounderQuote quote={release.quote} demonstration={release.demonstration} />
        <Schedule schedule={release.schedule} lastDay={release.lastDay} />
        <Partners partners={release.partners} />
        <Ecosystem title={release.ecosystemTitle} text={release.body} />
        <Participate steps={release.participate} lastDay={release.lastDay} />
        <PressContact />
      </ReleaseGrid>
    </>
  );
}
