import { JsonLd } from "@/components/layout/json-ld";
import { getLessons } from "@/lib/content/education";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { onlineCourseData } from "@/lib/seo/structured-data/events";
import { Community, LearningAreas } from "@/app/mulheres-na-manutencao/sections";
import { Testimonials } from "@/app/mulheres-na-manutencao/_sections/testimonials";
import { CourseHero } from "@/app/mulheres-na-manutencao/_sections/course-hero";
import { Lessons } from "@/app/mulheres-na-manutencao/_sections/lessons";

export const generateMetadata = () => pageMetadata(getPage("mulheres-na-manutencao"));

export default function WomenInMaintenancePage() {
  const page = getPage("mulheres-na-manutencao");
  return (
    <>
      <JsonLd page={page} things={[onlineCourseData(page, getLessons())]} />
      <CourseHero {...page} />
      <LearningAreas />
      <Lessons />
      <Testimonials />
      <Community />
    </>
  );
}
