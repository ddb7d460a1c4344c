import { getRelease, getReleases } from "@/lib/content/press";
import { textResponse } from "@/lib/server/file-response";
import { releaseText } from "@/lib/press/press-texts";

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => getReleases().map(({ name }) => ({ slug: name }));

export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const release = getRelease((await params).slug);
  return release ? textResponse(releaseText(release)) : new Response(null, { status: 404 });
}
