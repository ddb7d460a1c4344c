import { humansText } from "@/lib/machine-texts";
import { textResponse } from "@/lib/text-response";

export const dynamic = "force-static";

/** Who is behind the site. */
export const GET = () => textResponse(humansText());
