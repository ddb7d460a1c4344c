import { humansText } from "@/lib/seo/humans-text";
import { textResponse } from "@/lib/server/file-response";

export const dynamic = "force-static";

export const GET = () => textResponse(humansText());
