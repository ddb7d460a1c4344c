import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { Agenda } from "./_sections/agenda";
import { ArticleTeasers } from "./_sections/article-teasers";
import { EducationHero } from "./_sections/education-hero";
import { OnlineCourses } from "./_sections/online-courses";
import { PastCourses } from "./_sections/past-courses";

const page = getPage("educacao");

export const metadata = pageMetadata({ ...page, path: paths.education });

export default function EducationPage() {
  return (
    <>
      <EducationHero heading={page.heading} lead={page.lead} />
      <OnlineCourses />
      <Agenda />
      <PastCourses />
      <ArticleTeasers slugs={page.articles} />
    </>
  );
}
