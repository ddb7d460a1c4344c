import { getAllArticles } from "@/lib/content/articles";
import { articleAliasRedirects } from "@/lib/content/article-aliases.mjs";
import { getContest } from "@/lib/content/contest";
import { getCourses } from "@/lib/content/courses";
import { getClaims } from "@/lib/content/credibility";
import { getEpisodeNotes } from "@/lib/podcast/episode-notes";
import { getFacts } from "@/lib/content/facts";
import { getLearningAreas } from "@/lib/content/learning-areas";
import { getLessons } from "@/lib/content/lessons";
import { getMediaKit } from "@/lib/content/media-kit";
import { getNr35Items } from "@/lib/content/nr35";
import { getParticipation } from "@/lib/content/participation";
import { getPartners } from "@/lib/content/partners";
import { getPastCourses } from "@/lib/content/past-courses";
import { getPlatforms } from "@/lib/content/platforms";
import { getContestRelease, listReleases } from "@/lib/content/press-releases";
import { getEnglishSummary } from "@/lib/content/press-room";
import { getProcessors } from "@/lib/content/processors";
import { getServices } from "@/lib/content/services";
import { getSocialProjects } from "@/lib/content/social-projects";
import { getSpecialProjects } from "@/lib/content/special-projects";
import { getTestimonials } from "@/lib/content/testimonials";
import { getSitePages } from "@/lib/content/site-pages";

/** The loader of each folder of content/; a test compares the list with the folders. */
export const COLLECTIONS: Record<string, () => unknown> = {
  articles: () => [getAllArticles(), articleAliasRedirects()],
  contest: getContest,
  courses: getCourses,
  credibility: getClaims,
  episodes: getEpisodeNotes,
  facts: getFacts,
  "learning-areas": getLearningAreas,
  lessons: getLessons,
  "media-kit": getMediaKit,
  nr35: getNr35Items,
  pages: getSitePages,
  participation: getParticipation,
  partners: getPartners,
  "past-courses": getPastCourses,
  platforms: getPlatforms,
  "press-releases": () => [getContestRelease(), listReleases()],
  "press-room": getEnglishSummary,
  processors: getProcessors,
  services: getServices,
  "social-projects": getSocialProjects,
  "special-projects": getSpecialProjects,
  testimonials: getTestimonials,
};

/** Errors of front-matter and collections, which fail the build. */
export const collectionErrors = (): string[] =>
  Object.values(COLLECTIONS).flatMap((load) => {
    try {
      load();
      return [];
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
