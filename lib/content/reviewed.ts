import { showsUnpublished } from "@/lib/content/publication.mjs";
import { isPublicBuild } from "@/lib/public-address";

/** Whether this build leaves out texts that nobody has reviewed (docs/decisions.md#reviewed). */
export function leavesOutUnreviewed(): boolean {
  const { SITE_URL, ALLOW_DEMONSTRATION } = process.env;
  return isPublicBuild({ SITE_URL, ALLOW_DEMONSTRATION }) && !showsUnpublished();
}

/** Whether this build leaves out a problem, or a sheet that relies on sources, as a draft. */
export const waitsForReview = ({ reviewed }: { reviewed?: unknown }): boolean =>
  !reviewed && leavesOutUnreviewed();
