import { loadContestReleaseText } from "@/components/press/archive-files";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** The contest's press release as a text file. */
export const GET = () => textResponse(loadContestReleaseText());
