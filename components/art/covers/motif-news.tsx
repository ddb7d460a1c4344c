import type { MotifProps } from "./cover-inks";
import { NewsCapital } from "./news-capital";
import { NewsPlant } from "./news-plant";
import { NewsSkyline } from "./news-skyline";

const subjects = [
  [/politica|lei|governo|norma/, NewsCapital],
  [/energ|hidrogenio|solar|sustentab/, NewsPlant],
] as const;

/** News of the trade: the subject in the slug chooses plant, capital or skyline. */
export function MotifNews(props: MotifProps) {
  const known = subjects.find(([pattern]) => pattern.test(props.slug));
  const Subject = known?.[1] ?? NewsSkyline;
  return <Subject {...props} />;
}
