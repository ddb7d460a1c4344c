import { getContestRelease } from "@/lib/content/press";
import { contestReleaseText } from "@/lib/press/press-texts";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = () => textResponse(contestReleaseText(getContestRelease()));
