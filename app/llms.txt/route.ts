import { llmsText } from "@/lib/seo/llms-text";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

/** An overview of the site for AI assistants. */
export const GET = () => textResponse(llmsText());
