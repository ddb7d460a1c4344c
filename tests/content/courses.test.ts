import { getRecommendedArticles } from "@/lib/content/articles";
import { courseSchema, getCourses } from "@/lib/content/courses";
import { dayNumbers } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { getPastCourses } from "@/lib/content/past-courses";
import { EDUCATION_TEASERS } from "@/lib/limits";

describe("§2, §9: the in-person agenda", () => {
  it("has three courses with days and status", () => {
    expect(getCourses().map(({ start, end, date, status }) => [start, end, date, status])).toEqual([
      ["2025-08-15", "2025-08-16", "15 e 16 de agosto de 2025", "Inscrições Abertas"],
      ["2025-09-22", "2025-09-24", "22 a 24 de setembro de 2025", "Vagas Esgotadas"],
      ["2025-10-10", "2025-10-10", "10 de outubro de 2025", "Em Breve"],
    ]);
    expect(getCourses().every(({ location }) => location.includes("Guarulhos"))).toBe(true);
  });

  it("rejects a course that ends before it starts", () => {
    const course = { name: "A", start: "2025-08-16", end: "2025-08-15", date: "d", location: "l" };
    const result = courseSchema.safeParse({ ...course, status: "s", art: "solar" });
    expect(result.error?.issues).toMatchObject([{ path: ["end"] }]);
  });

  it.each([
    ["2025-08-15", "2025-08-16", "15–16"],
    ["2025-10-01", "2025-10-01", "1"],
  ])("%s to %s has the day numbers %j", (start, end, days) => {
    expect(dayNumbers(start, end)).toBe(days);
  });
});

it("§2: two past courses, with testimonials marked as fictitious", () => {
  expect(getPastCourses()).toHaveLength(2);
  const testimonials = getPastCourses().flatMap((course) => course.testimonials);
  expect(testimonials.every(({ demonstration }) => demonstration)).toBe(true);
});

describe("§2: the three blog teasers of the education page", () => {
  it("are those of its front-matter, in order", () => {
    const { articles } = getPage("educacao");
    const teasers = getRecommendedArticles("educacao", articles, EDUCATION_TEASERS);
    expect(teasers.map(({ slug }) => slug)).toEqual(articles);
  });

  it.each([
    [["guia-pintura"], "expected the slugs of 3 articles, found 1"],
    [["guia-pintura", "comandos-eletricos", "sem-tal"], "of which do not exist: sem-tal"],
  ])("throw when they are %j", (slugs, message) => {
    expect(() => getRecommendedArticles("educacao", slugs, EDUCATION_TEASERS)).toThrow(message);
  });
});
