import { PageIndex } from "@/components/layout/page-index";
import { JsonLd } from "@/components/layout/json-ld";
import { coursesByEnd, getPastCourses } from "@/lib/content/education";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { companyReference } from "@/lib/seo/structured-data/company";
import { agendaCourseData, courseListData } from "@/lib/seo/structured-data/events";
import { Agenda } from "@/app/educacao/_sections/agenda";
import { CourseReading, EducationHero, OnlineCourses } from "@/app/educacao/sections";
import { PastCourses } from "@/app/educacao/_sections/past-courses";

export const generateMetadata = () => pageMetadata(getPage("educacao"));

export default function EducationPage() {
  const page = getPage("educacao");
  const { coming } = coursesByEnd();
  const hasPast = getPastCourses().length > 0;
  return (
    <>
      <JsonLd
        page={page}
        things={[companyReference, ...coming.map(agendaCourseData), courseListData(coming)]}
      />
      <EducationHero heading={page.heading} lead={page.lead} />
      <PageIndex
        parts={[
          { id: "cursos-online-titulo", name: "On-line" },
          { id: "agenda-titulo", name: "Presencial" },
          ...(hasPast ? [{ id: "cursos-realizados", name: "Já aconteceu" }] : []),
          { id: "para-ler", name: "Leitura" },
        ]}
      />
      <OnlineCourses />
      <Agenda />
      {hasPast && <PastCourses />}
      <CourseReading slugs={page.articles} />
    </>
  );
}
