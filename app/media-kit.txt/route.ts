import { loadMediaKitText } from "@/app/_press/press-texts";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** The media kit as a text file. */
export const GET = () => textResponse(loadMediaKitText());
