import { getReleases } from "@/lib/content/press";
import { releaseText } from "@/lib/press/press-texts";
import { textResponse } from "@/lib/server/file-response";
import { staticFiles } from "@/lib/server/static-addresses";

export const dynamic = "force-static";
export const dynamicParams = false;

export const { generateStaticParams, GET } = staticFiles(
  (release) => textResponse(releaseText(release)),
  "slug",
  getReleases,
  ({ name }) => name,
);
