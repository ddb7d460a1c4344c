import { llmsText } from "@/lib/text-files/llms-text";
import { textResponse } from "@/lib/http/text-response";

export const dynamic = "force-static";

/** What is on the site and where, for assistants. */
export const GET = () => textResponse(llmsText());
