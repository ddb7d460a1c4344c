import { SUGGESTED_ARTICLES } from "@/lib/limits";
import { nearest, type Address } from "@/lib/nearest";
import { machinePaths } from "@/lib/paths";

/** The pages most like a path that does not exist; none when the list of pages cannot be had. */
export async function findNearest(path: string): Promise<Address[]> {
  const response = await fetch(machinePaths.addresses);
  if (!response.ok) return [];
  return nearest(path, (await response.json()) as Address[], SUGGESTED_ARTICLES);
}
