import { envNames } from "@/lib/env";
import { editDistance } from "@/lib/search/edit-distance";

/** What is probably not as meant in the environment of a server, one sentence each; no values. */
export function environmentWarnings(source: Record<string, string | undefined>): string[] {
  const misspelt = Object.keys(source).flatMap((name) => {
    const meant =
      !envNames.includes(name) && envNames.find((ours) => editDistance(name, ours, 1) === 1);
    return meant ? [`${name} is not a variable of the site: ${meant}?`] : [];
  });
  return source.SUPABASE_URL
    ? misspelt
    : [...misspelt, "SUPABASE_URL is not set: no form can be sent, and no episode loaded."];
}
