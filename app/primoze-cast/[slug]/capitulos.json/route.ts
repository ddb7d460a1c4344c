import { episodePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { episodeFiles } from "@/lib/server/static-addresses";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";
export const dynamicParams = false;

/** The chapters of an episode as JSON Chapters 1.2 of Podcasting 2.0. */
export const { generateStaticParams, GET } = episodeFiles(({ slug, title, chapters }) => {
  if (chapters.length === 0) return undefined;
  const named = chapters.map((chapter) => ({
    startTime: chapter.second,
    title: chapter.title,
    url: absoluteUrl(`${episodePath(slug)}?t=${chapter.second}`),
  }));
  return textResponse(
    JSON.stringify({ version: "1.2.0", title, chapters: named }),
    "application/json+chapters",
  );
});
