import { loadContestReleaseText } from "@/components/press/archive-files";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = () => textResponse(loadContestReleaseText());
