import { humansText } from "@/lib/text-files/humans-text";
import { textResponse } from "@/lib/http/text-response";

export const dynamic = "force-static";

/** Who is behind the site. */
export const GET = () => textResponse(humansText());
