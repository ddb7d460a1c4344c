import { loadReleaseText } from "@/app/_press/press-texts";
import { textResponse } from "@/lib/http/file-response";

export const dynamic = "force-static";

/** The press release as a text file. */
export const GET = () => textResponse(loadReleaseText());
