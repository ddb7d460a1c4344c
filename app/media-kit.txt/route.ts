import { loadMediaKitText } from "@/components/press/archive-files";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** The media kit as a text file. */
export const GET = () => textResponse(loadMediaKitText());
