/** Punctuation of a sentence that a messenger takes for the end of a link. */
const PUNCTUATION = new Set(".,;:!*>)]\"'»”’…");

/** Parameters that networks add for their statistics, here after a "&" without a "?". */
const TRACKING = /&(?:fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|igsh|mc_[ce]id|utm_\w+)=/;

/**
 * The path that is meant by one as people and messengers write it (docs/specification.md,
 * "Addresses as people type them"): lower case, and without what was added to it. In time that
 * grows with its length.
 * @param path decoded
 */
export function canonicalPath(path: string): string {
  const [place = ""] = path.toLowerCase().split(TRACKING, 1);
  let end = place.length;
  while (PUNCTUATION.has(place[end - 1] ?? "")) end -= 1;
  const bare = withoutSlashes(place.slice(0, end));
  return withoutSlashes(bare.replace(/(?:\/index)?\.html$/, "")) || "/";
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
