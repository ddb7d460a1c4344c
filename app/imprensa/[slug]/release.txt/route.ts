import { getRelease, getReleases } from "@/lib/content/press";
import { textResponse } from "@/lib/server/file-response";
import { releaseText } from "@/lib/press/press-texts";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => getReleases().map(({ name }) => ({ slug: name }));

type Context = { params: Promise<{ slug: string }> };

/** A press release other than the contest's as a text file. */
export async function GET(_request: Request, { params }: Context) {
  const release = getRelease((await params).slug);
  return release ? textResponse(releaseText(release)) : new Response(null, { status: 404 });
}
