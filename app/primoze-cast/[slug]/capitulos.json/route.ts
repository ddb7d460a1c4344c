import { textResponse } from "@/lib/server/file-response";
import { episodePath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { episodePagesAtBuild } from "@/lib/server/episodes-at-build";

export const dynamic = "force-static";
export const dynamicParams = false;

type Context = { params: Promise<{ slug: string }> };

const withChapters = async () =>
  (await episodePagesAtBuild()).filter(({ chapters }) => chapters.length > 0);

export const generateStaticParams = async () =>
  (await withChapters()).map(({ slug }) => ({ slug }));

/** The chapters of an episode as JSON Chapters 1.2 of Podcasting 2.0. */
export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const episode = (await withChapters()).find((one) => one.slug === slug);
  if (!episode) return new Response(null, { status: 404 });
  const chapters = episode.chapters.map(({ second, title }) => ({
    startTime: second,
    title,
    url: absoluteUrl(`${episodePath(slug)}?t=${second}`),
  }));
  return textResponse(
    JSON.stringify({ version: "1.2.0", title: episode.title, chapters }),
    "application/json+chapters",
  );
}
