import { showsUnpublished } from "@/lib/content/publication.mjs";
import { isPublicBuild } from "@/lib/public-address";

/**
 * Whether nobody has reviewed a text and this build leaves it out for that, as it leaves out a draft.
 * The rule holds for problems, and for sheets that rely on sources (docs/decisions.md#reviewed).
 * Local builds, demonstrations and previews have them all.
 */
export function waitsForReview({ reviewed }: { reviewed?: unknown }): boolean {
  const { SITE_URL, ALLOW_DEMONSTRATION } = process.env;
  return !reviewed && isPublicBuild({ SITE_URL, ALLOW_DEMONSTRATION }) && !showsUnpublished();
}
