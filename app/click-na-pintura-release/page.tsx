import { JsonLd } from "@/components/seo/json-ld";
import { getContest } from "@/lib/content/contest";
import { getPage } from "@/lib/content/pages";
import { getPressRelease } from "@/lib/content/press-releases";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { newsArticleData } from "@/lib/structured-data/articles";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { Bonus } from "./_sections/bonus";
import { Ecosystem } from "./_sections/ecosystem";
import { FounderQuote } from "./_sections/founder-quote";
import { KeyFigures } from "./_sections/key-figures";
import { Participate } from "./_sections/participate";
import { Partners } from "./_sections/partners";
import { PressContact } from "./_sections/press-contact";
import { ReleaseHead } from "./_sections/release-head";
import { ReleaseSheet } from "./_sections/release-sheet";
import { Schedule } from "./_sections/schedule";

const page = getPage("click-na-pintura-release");

const release = getPressRelease("click-na-pintura");

export const metadata = pageMetadata({ ...page, path: paths.pressRelease, article: release });

export default function PressReleasePage() {
  return (
    <>
      <JsonLd
        things={[
          newsArticleData(page, release),
          breadcrumbData({ ...page, path: paths.pressRelease }),
        ]}
      />
      <ReleaseSheet>
        <ReleaseHead page={page} city={release.city} date={release.date} />
        <KeyFigures contest={getContest()} release={release} />
        <Bonus title={release.bonusTitle} text={release.bonusText} />
        <FounderQuote quote={release.quote} />
        <Schedule steps={release.schedule} />
        <Partners partners={release.partners} />
        <Ecosystem title={release.ecosystemTitle} text={release.body} />
        <Participate steps={release.participate} />
        <PressContact />
      </ReleaseSheet>
    </>
  );
}
