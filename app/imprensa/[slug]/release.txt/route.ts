import { notFound } from "next/navigation";
import { getReleases } from "@/lib/content/press";
import { releaseText } from "@/lib/press/press-texts";
import { textResponse } from "@/lib/server/file-response";

type Context = { params: Promise<{ slug: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export const generateStaticParams = () => getReleases().map(({ name }) => ({ slug: name }));

export async function GET(_request: Request, { params }: Context) {
  const { slug } = await params;
  const release = getReleases().find(({ name }) => name === slug);
  return release ? textResponse(releaseText(release)) : notFound();
}
