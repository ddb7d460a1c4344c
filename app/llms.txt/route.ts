import { llmsText } from "@/lib/llms-text";
import { textResponse } from "@/lib/text-response";

export const dynamic = "force-static";

/** What is on the site and where, for assistants. */
export const GET = () => textResponse(llmsText());
