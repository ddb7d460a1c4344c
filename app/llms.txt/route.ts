import { llmsText } from "@/lib/seo/llms-text";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = () => textResponse(llmsText());
