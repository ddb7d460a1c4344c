import { dayRangeInWords, isOver } from "@/lib/content/dates";
import { courseFiles, lessonFiles } from "@/lib/content/collections/education";
import { pageFiles } from "@/lib/content/collections/pages";

export type Course = ReturnType<typeof getCourses>[number];

export const getCourses = () =>
  courseFiles
    .read()
    .filter((course) => course.kind === "agenda")
    .map((course) => ({
      ...course,
      date: dayRangeInWords(course.start, course.end),
      description: course.body.text.trim(),
    }))
    .sort((a, b) => a.start.localeCompare(b.start));

/** Those to come and those that are over, each in the order of their days, as §2.7 has them. */
export function coursesByEnd() {
  const courses = getCourses();
  return {
    coming: courses.filter(({ end }) => !isOver(end)),
    past: courses.filter(({ end }) => isOver(end)),
  };
}

export type PastCourse = ReturnType<typeof getPastCourses>[number];

export const getPastCourses = () =>
  courseFiles
    .read()
    .filter((course) => course.kind === "realizado")
    .sort((a, b) => b.date.localeCompare(a.date));

export type LearningArea = ReturnType<typeof getLearningAreas>[number];

export const getLearningAreas = () => pageFiles.read()["mulheres-na-manutencao"].areas;

export type Lesson = ReturnType<typeof getLessons>[number];

/** The practical lessons in order. */
export function getLessons() {
  const areas = new Map(getLearningAreas().map((area) => [area.id, area]));
  return lessonFiles.read().map((lesson, index) => ({
    ...lesson,
    order: index + 1,
    area: areas.get(lesson.area)!,
  }));
}

export const totalMinutes = (lessons: readonly { minutes: number }[]): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** The three buttons of a course in the agenda (§2.7). */
export type CourseInterest = "inscricao" | "lista-de-espera" | "saber-mais";

export type CourseStatus = {
  tone: "open" | "sold-out" | "soon" | "other";
  action: string;
  interest: CourseInterest;
};

const known = new Map<string, CourseStatus>([
  ["Inscrições Abertas", { tone: "open", action: "Inscreva-se Agora", interest: "inscricao" }],
  ["Vagas Esgotadas", { tone: "sold-out", action: "Lista de Espera", interest: "lista-de-espera" }],
  ["Em Breve", { tone: "soon", action: "Saiba Mais", interest: "saber-mais" }],
]);

/** Badge and button of a course's status (§4); unknown values are grey. */
export const courseStatus = (status: string): CourseStatus =>
  known.get(status) ?? { tone: "other", action: "Saiba Mais", interest: "saber-mais" };
