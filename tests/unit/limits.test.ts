import {
  BLOG_FEATURED,
  CONTEST,
  COPY_FEEDBACK_MS,
  EDUCATION_TEASERS,
  FIELD_MAX,
  HOME,
  LESSON_MINUTES,
  MEDIA_KIT,
  PODCAST,
  QUERY,
  RATE_LIMITS,
  SOCIAL,
} from "@/lib/limits";
import { paths } from "@/lib/paths";
import { articlePaths } from "@/tests/support/all-paths";

/**
 * Specification §9: the numbers in lib/limits.ts. The specs of the pages check that they are shown.
 */

it("limits attempts and lengths as §9 says", () => {
  expect(RATE_LIMITS).toEqual({
    quote: { max: 3, windowMs: 60000 },
    suggestion: { max: 3, windowMs: 300000 },
  });
  expect(FIELD_MAX).toEqual({ name: 100, email: 150, phone: 30, serviceType: 100, message: 2000 });
});

it("shows as many items as §9 says", () => {
  expect(HOME).toEqual({ teasers: 4, specialProjects: 3, services: 6 });
  expect(BLOG_FEATURED).toBe(3);
  expect(EDUCATION_TEASERS).toBe(3);
  expect(SOCIAL).toMatchObject({ projects: 3, participation: 4 });
  expect(LESSON_MINUTES).toEqual([15, 20, 25, 18, 12, 22]);
  expect(PODCAST).toMatchObject({
    featured: 3,
    perSegment: 8,
    chips: 6,
    titleMax: 60,
    descriptionMax: 120,
    durationBadge: "~15 min",
    syncLimit: 500,
    views: "11.7K",
    episodes: 29,
    skeletons: 3,
  });
});

it("states the figures of §9", () => {
  expect(CONTEST).toMatchObject({
    prizes: [1000, 500, 250],
    prizesAbove: 2000,
    scholarships: 50,
    weights: { technical: 40, creative: 60 },
    photosPerPerson: 3,
    photosSelected: 30,
  });
  expect(MEDIA_KIT).toEqual({
    followers: "2.5K+",
    views: "45K+",
    episodes: "29",
    years: "15+",
    replyHours: 24,
  });
});

it("waits as long as §8 and §9 say", () => {
  expect(COPY_FEEDBACK_MS).toBe(2000);
  expect(QUERY).toEqual({ retries: 3, maxDelayMs: 30000, freshMs: 300000 });
});

it("has the twelve routes of §2 and eleven articles", () => {
  // The twelfth route is /blog/{slug}.
  expect(Object.values(paths)).toEqual(
    expect.arrayContaining([
      "/",
      "/servicos",
      "/educacao",
      "/projetos-sociais",
      "/primoze-cast",
      "/mulheres-na-manutencao",
      "/blog",
      "/contato",
      "/click-na-pintura",
      "/click-na-pintura-release",
      "/media-kit",
    ]),
  );
  expect(articlePaths).toHaveLength(11);
});
