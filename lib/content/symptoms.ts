import { getServices } from "@/lib/content/collections/services";
import { symptomFiles } from "@/lib/content/collections/symptoms";
import { isPublished, showsUnpublished } from "@/lib/content/publication.mjs";
import { waitsForReview } from "@/lib/content/reviewed";
import { symptomPath } from "@/lib/paths";

/**
 * What customers come with, in its order; only what is published, and for a public address only what
 * somebody has reviewed. `npm run dev` shows all.
 */
export function getSymptoms() {
  const services = getServices();
  return symptomFiles
    .read()
    .filter((symptom) => showsUnpublished() || isPublished(symptom))
    .filter((symptom) => !waitsForReview(symptom))
    .map((symptom) => ({
      ...symptom,
      path: symptomPath(symptom.slug),
      service: services.find(({ value }) => value === symptom.service),
    }));
}
export type Symptom = ReturnType<typeof getSymptoms>[number];

export const symptomsOfService = (service: string): Symptom[] =>
  getSymptoms().filter((symptom) => symptom.service?.slug === service);

/** @param article its slug */
export const symptomsOfArticle = (article: string): Symptom[] =>
  getSymptoms().filter(({ articles }) => articles.includes(article));
