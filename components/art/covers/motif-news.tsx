import type { MotifProps } from "@/components/art/covers/cover-colors";
import { NewsCapital } from "@/components/art/covers/news-capital";
import { NewsPlant } from "@/components/art/covers/news-plant";
import { NewsSkyline } from "@/components/art/covers/news-skyline";

const subjects = [
  [/politica|lei|governo|norma/, NewsCapital],
  [/energ|hidrogenio|solar|sustentab/, NewsPlant],
] as const;

/** News: words in the slug select power plant, capital or skyline. */
export function MotifNews(props: MotifProps) {
  const known = subjects.find(([pattern]) => pattern.test(props.slug));
  const Subject = known?.[1] ?? NewsSkyline;
  return <Subject {...props} />;
}
