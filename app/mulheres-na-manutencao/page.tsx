import { getPage } from "@/lib/content/pages";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo";
import { Community } from "./_sections/community";
import { CourseHero } from "./_sections/course-hero";
import { LearningAreas } from "./_sections/learning-areas";
import { Lessons } from "./_sections/lessons";
import { Testimonials } from "./_sections/testimonials";

const page = getPage("mulheres-na-manutencao");

export const metadata = pageMetadata({ ...page, path: paths.womenInMaintenance });

export default function WomenInMaintenancePage() {
  return (
    <>
      <CourseHero heading={page.heading} lead={page.lead} />
      <LearningAreas />
      <Lessons />
      <Testimonials />
      <Community />
    </>
  );
}
