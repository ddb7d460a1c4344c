import { humansText } from "@/lib/text-files/humans-text";
import { textResponse } from "@/lib/http/file-response";

export const dynamic = "force-static";

export const GET = () => textResponse(humansText());
